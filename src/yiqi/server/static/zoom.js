/** A board that may be made larger: buttons, the wheel, two fingers; it is moved by dragging or scrolling. */

import { $, $$ } from "./page.js";
import { config, make, say } from "./words.js";

const most = config.layout?.zoom || 1;
const STEP = 1.4;
let zoom = 1;
let began = null;
let drag = null;
let looked = false;

/** Gives a board its buttons; how large it is stays as it was. */
export function zoomable(box) {
  if (most <= 1) return;
  if (!$(".zooms", box)) {
    const button = (key, plain, by) => make("button", { type: "button", class: "btn square", "aria-label": say(key), title: say(key), onclick: () => set(box, by ? zoom * by : least(box)) }, plain);
    // the bar is as high as nothing, and stays in its corner while the board is moved
    box.prepend(make("div", { class: "zooms" }, make("div", {}, button("zoom-in", "+", STEP), button("zoom-out", "−", 1 / STEP), button("zoom-all", "⤢", 0))));
    box.addEventListener("wheel", (event) => event.ctrlKey && wheel(box, event), { passive: false });
    for (const kind of ["touchstart", "touchmove", "touchend"]) box.addEventListener(kind, (event) => fingers(box, event), { passive: false });
    box.addEventListener("pointerdown", (event) => hold(box, event));
  }
  box.prepend($(".zooms", box));
  box.classList.add("zoomable");
  box.style.setProperty("--zoom", String(zoom));
}

/** So small that all of it is seen. */
function least(box) {
  const svg = $("svg.board", box);
  return svg ? Math.min(1, (box.clientWidth * zoom) / svg.getBoundingClientRect().width) : 1;
}

/** Makes the board as large as this, around a point of the box (its middle). */
function set(box, wanted, x = box.clientWidth / 2, y = box.clientHeight / 2) {
  const next = Math.max(least(box), Math.min(most, wanted));
  const ratio = next / zoom;
  const [left, top] = [(box.scrollLeft + x) * ratio - x, (box.scrollTop + y) * ratio - y];
  zoom = next;
  box.style.setProperty("--zoom", String(zoom));
  box.scrollTo(left, top);
}

function wheel(box, event) {
  event.preventDefault();
  const at = box.getBoundingClientRect();
  set(box, zoom * Math.exp(-event.deltaY / 300), event.clientX - at.left, event.clientY - at.top);
}

function fingers(box, event) {
  if (event.touches.length !== 2) {
    began = null;
    return;
  }
  event.preventDefault();
  const [a, b] = event.touches;
  const far = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const at = box.getBoundingClientRect();
  if (!began) began = { far, zoom };
  else set(box, (began.zoom * far) / began.far, (a.clientX + b.clientX) / 2 - at.left, (a.clientY + b.clientY) / 2 - at.top);
}

/** A mouse moves the board while it is held; a click stays a click. */
function hold(box, event) {
  if (event.pointerType !== "mouse" || event.button || event.target.closest(".zooms")) return;
  drag = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
  const move = ({ clientX, clientY }) => {
    const [dx, dy] = [clientX - drag.x, clientY - drag.y];
    if (drag.moved || Math.hypot(dx, dy) > 6) {
      drag.moved = true;
      box.scrollTo(drag.left - dx, drag.top - dy);
    }
  };
  const drop = () => {
    removeEventListener("pointermove", move);
    if (!drag.moved) return;
    const swallow = (click) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop, { once: true });
}

/** When nothing that may be chosen, or that a move was about, is in sight, the board is moved to the middle of it. */
export function keepInSight(box) {
  if (most <= 1 || box.hidden || (box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1)) return;
  const frame = box.getBoundingClientRect();
  const lit = $$("[data-is=picked],[data-is=lit],.told", box).map((part) => part.getBoundingClientRect()).filter(({ width }) => width);
  // a drawing says what it is about by the class "look"; that is shown once
  const all = lit.length || looked ? lit : $$(".look", box).map((part) => part.getBoundingClientRect());
  looked = true;
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const inside = ([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  if (!all.length || all.some((rect) => inside(middle(rect)))) return;
  const xs = all.map((rect) => middle(rect)[0]).sort((a, b) => a - b);
  const x = xs[Math.floor(xs.length / 2)];
  const near = all.map(middle).sort((a, b) => Math.abs(a[0] - x) - Math.abs(b[0] - x))[0];
  box.scrollTo(box.scrollLeft + near[0] - frame.left - frame.width / 2, box.scrollTop + near[1] - frame.top - frame.height / 2);
}
