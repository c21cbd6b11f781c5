/** What floats over the table: why-not, a closer look, a small menu; and the rulebook beside it. */

import { $ } from "./page.js";
import { config, make, say, sign } from "./words.js";

const bubble = $("#bubble");
const zoom = $("#zoom");
const choose = $("#choose");

/** Beside a thing, inside the window. */
function place(box, part, gap) {
  const at = part.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = box;
  const x = Math.max(8, Math.min(innerWidth - w - 8, at.left + at.width / 2 - 44));
  const below = at.bottom + gap + h < innerHeight - 8;
  const y = below ? at.bottom + gap : Math.max(8, at.top - gap - h);
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
  box.style.setProperty("--tip", `${Math.max(14, Math.min(w - 32, at.left + at.width / 2 - x - 8))}px`);
  box.classList.toggle("above", !below);
}

/** A word in red, a sentence, and the clause, for each reason; also read out. */
export function showReasons(part, reasons, openRules) {
  bubble.replaceChildren(
    sign("u-warning"),
    ...reasons.map(({ short, text, clause, heading }) =>
      make("div", {}, short ? make("b", {}, short) : null, make("span", {}, text), clause ? [make("br"), link(clause, heading, openRules)] : null)),
  );
  bubble.hidden = false;
  part.classList.add("refused");
  place(bubble, part, 10);
  $("#announce").textContent = reasons.map(({ short, text }) => `${short ? `${short}: ` : ""}${text}`).join(" ");
}

function link(clause, heading, openRules) {
  const [game, anchor] = clause.split(" ");
  const words = say("clause", { name: anchor, text: heading || "" }).trim();
  if (game !== config.game) return make("span", { class: "muted" }, words);
  const onclick = (event) => {
    event.preventDefault();
    openRules(anchor);
  };
  return make("a", { href: `/rules/${game}#${anchor}`, onclick }, words);
}

export function hideBubble() {
  if (bubble.hidden) return;
  bubble.hidden = true;
  for (const part of document.querySelectorAll(".refused")) part.classList.remove("refused");
}

/** A closer look at a small thing: its drawing twice as large, its name and what it does. */
export function showZoom(part, atOnce) {
  clearTimeout(showZoom.timer);
  zoom.hidden = true;
  // a drawing may say that all in it is large enough
  if (!part || part.closest("[data-near]") || !part.getAttribute("aria-label") || !matchMedia("(min-width: 700px)").matches) return;
  const size = part.getBoundingClientRect();
  if (size.width > 100 || size.width < 10) return;
  showZoom.timer = setTimeout(() => {
    if (!part.isConnected || !bubble.hidden) return;
    const box = part.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`);
    svg.setAttribute("width", 110);
    svg.setAttribute("height", (110 * box.height) / box.width);
    svg.setAttribute("class", "board");
    const copy = part.cloneNode(true);
    for (const name of ["data-thing", "data-is", "tabindex", "role", "class", "id"]) copy.removeAttribute(name);
    for (const inner of copy.querySelectorAll("[data-thing]")) for (const name of ["data-thing", "data-is", "tabindex"]) inner.removeAttribute(name);
    svg.append(copy);
    const [, name, about] = part.getAttribute("aria-label").match(/^([^,，、:：.。]*)[,，、:：.。]?\s*(.*)$/s);
    zoom.replaceChildren(svg, make("p", {}, make("b", {}, name), about));
    zoom.hidden = false;
    place(zoom, part, 14);
  }, atOnce ? 0 : 450);
}

export const hideZoom = () => showZoom(null);

/** Several actions at one place: a small menu. */
export function showMenu(actions, part, act) {
  choose.replaceChildren(
    ...actions.map((action) => make("button", { class: "row", role: "menuitem", tabindex: "-1", onclick: () => { hideMenu(); act(action); } }, action.label)),
  );
  choose.hidden = false;
  place(choose, part, 6);
  choose.firstElementChild.focus();
  showMenu.part = part;
}

export function hideMenu() {
  if (choose.hidden) return;
  choose.hidden = true;
  showMenu.part?.focus?.();
}

choose.addEventListener("keydown", (event) => {
  const all = [...choose.children];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
  if (event.key === "Escape") hideMenu();
  if (step || event.key === "Escape") event.preventDefault();
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("#bubble,[data-thing]")) hideBubble();
  if (!event.target.closest("#choose,[data-thing]")) hideMenu();
});
document.addEventListener("keydown", (event) => event.key === "Escape" && (hideBubble(), hideZoom()));
document.addEventListener("scroll", () => (hideBubble(), hideZoom()), { capture: true, passive: true });

let book = "";

/** The rulebook beside the board, in the page's language, at a clause. */
export async function openBook(anchor) {
  const box = $("#book");
  if (book !== config.lang) {
    const answer = await fetch(`/rules/${encodeURIComponent(config.game)}`).catch(() => null);
    if (!answer?.ok) return;
    const rules = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#rules");
    if (!rules) return;
    box.replaceChildren(...rules.childNodes);
    book = config.lang;
    for (const part of box.querySelectorAll("a.no")) part.href = `/rules/${config.game}${part.hash}`;
  }
  for (const part of box.querySelectorAll(".here")) part.classList.remove("here");
  const clause = anchor && box.querySelector(`[id="${CSS.escape(anchor)}"]`);
  if (!clause) return;
  clause.classList.add("here");
  clause.scrollIntoView({ block: "center" });
  clause.focus({ preventScroll: true });
}
