/** The drawings: the first is the board, "hand" lies at the bottom, the others between; on a telephone they are tabs.
 * A game may say otherwise (laid.js). */

import { $, $$ } from "./page.js";
import { arrangeLaid, boxOf, clearLaid, dotsLaid, followLaid, headOf, isUnder, laid, narrow, setOwn, tabList, watchSize } from "./laid.js";
import { logToEnd } from "./people.js";
import { config, make, mark, say, sign } from "./words.js";
import { keepInSight, zoomable } from "./zoom.js";

// a board higher than this for its width scrolls in a wide window instead of shrinking
const TALL = 1.45;
const SIGNS = ["u-cards", "u-paw", "u-star"];
let shown = "board";
const drawn = new Map();
const beneath = new Map();

export { narrow };

let drawnFor = "";

/** Puts drawings in place; those that did not change stay. `own` is the seat they are for. */
export function drawPanels(panels, own = null) {
  const order = Object.keys(panels);
  if (laid && drawnFor !== `${own} ${narrow()}`) {
    clearPanels();
    setOwn(own);
    drawnFor = `${own} ${narrow()}`;
  }
  const kept = document.activeElement?.closest?.("[data-thing]");
  const focus = kept && [kept.closest("[data-panel]")?.dataset.panel, kept.dataset.thing];
  for (const name of [...drawn.keys()]) if (!(name in panels)) forget(name);
  const board = order.find((name) => name !== "hand");
  for (const name of order) {
    if (drawn.get(name) === panels[name]) continue;
    drawn.set(name, panels[name]);
    const svg = parse(panels[name]);
    if (!svg) continue;
    if (isUnder(name)) {
      lay(name, svg);
      continue;
    }
    for (const place of $$("[data-under]", svg)) place.replaceChildren(...(beneath.has(place.dataset.under) ? [beneath.get(place.dataset.under)] : []));
    const box = laid ? boxOf(name, order, board) : name === board ? $("#board") : name === "hand" ? $("#hand") : middle(name, order);
    fill(box, name, svg, name === board);
  }
  tabs(board, order);
  if (focus && !document.activeElement?.closest?.("[data-thing]"))
    $$(`[data-panel="${CSS.escape(focus[0] || "")}"] [data-thing]`).find((part) => part.dataset.thing === focus[1])?.focus({ preventScroll: true });
}

/** Drawings come from the server as text; what could run in them is left out all the same. */
function parse(text) {
  const svg = new DOMParser().parseFromString(text, "text/html").querySelector("svg");
  if (!svg) return null;
  for (const bad of $$("script,foreignObject", svg)) bad.remove();
  return document.importNode(svg, true);
}

/** What is drawn once and lies in another panel is kept, and put into each new drawing of that one. */
function lay(name, svg) {
  svg.removeAttribute("role");
  svg.removeAttribute("aria-label");
  svg.setAttribute("aria-hidden", "true");
  beneath.set(name, svg);
  for (const place of $$(`[data-under="${CSS.escape(name)}"]`)) place.replaceChildren(svg);
}

function forget(name) {
  drawn.delete(name);
  beneath.delete(name);
  const box = $(`[data-panel="${CSS.escape(name)}"]`);
  if (!box) return;
  if (box.matches("section.panel")) box.remove();
  else box.replaceChildren();
}

function middle(name, order) {
  const found = $(`.panels [data-panel="${CSS.escape(name)}"]`);
  if (found) return found;
  const box = make("section", { class: "panel", "data-panel": name });
  const after = order.slice(order.indexOf(name) + 1).map((next) => $(`.panels [data-panel="${CSS.escape(next)}"]`)).find(Boolean);
  $("#panels").insertBefore(box, after || null);
  return box;
}

function fill(box, name, svg, board) {
  const title = svg.getAttribute("aria-label") || name;
  box.dataset.panel = name;
  box.dataset.title = title;
  if (board) {
    box.setAttribute("aria-label", title);
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    svg.setAttribute("preserveAspectRatio", "xMidYMin meet");
    const size = svg.viewBox.baseVal;
    const tall = size.height / size.width > TALL;
    box.classList.toggle("tall", tall);
    if (tall || narrow()) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
    const at = [box.scrollLeft, box.scrollTop];
    $("svg", box)?.remove();
    box.prepend(svg);
    box.scrollTo(...at);
    zoomable(box);
    return;
  }
  svg.style.setProperty("--natural", `${svg.getAttribute("width")}px`);
  const scroll = $(".scroll", box)?.scrollLeft || 0;
  const note = svg.dataset.note ? make("small", {}, svg.dataset.note) : null;
  const keys = name === "hand" && !narrow() ? make("small", { class: "kb" }, say("keys")) : null;
  const own = laid ? headOf(box) : undefined;
  const head = own === undefined ? make("div", { class: "h" }, make("h2", {}, title), note, ...sheets(svg), make("span", { class: "sp" }), keys) : own;
  const aside = narrow() && (name === "hand" || svg.classList.contains("across"));
  box.replaceChildren(...(head ? [head] : []), make("div", { class: "scroll", ...(aside ? { tabindex: "0", role: "group", "aria-label": title } : {}) }, svg));
  $(".scroll", box).scrollLeft = scroll;
  if (laid) watchSize(box);
}

/** A drawing of several sheets shows one of them at a time: the first, until another one's button is pressed. */
function sheets(svg) {
  const all = $$("[data-sheet]", svg);
  const buttons = all.map((sheet) => make("button", { class: "btn leafed", type: "button", title: sheet.dataset.sheet, onclick: () => show(sheet) },
    mark(Number(sheet.dataset.seat), 15), make("span", {}, sheet.dataset.sheet)));
  const show = (chosen) => all.forEach((sheet, i) => {
    sheet.style.display = sheet === chosen ? "" : "none";
    buttons[i].setAttribute("aria-pressed", String(sheet === chosen));
  });
  if (all.length) show(all[0]);
  return buttons;
}

/** Everything drawn for the last reader is taken out of the page. */
export function clearPanels() {
  for (const name of [...drawn.keys()]) forget(name);
  $("#board").replaceChildren();
  $("#hand").replaceChildren();
  $("#panels").replaceChildren();
  if (laid) clearLaid();
}

function tabs(board, order) {
  const rest = order.filter((name) => name !== board && name !== "hand");
  const list = laid ? tabList() : usual(board, rest);
  list.push(["talk", "u-chat", say("log")]);
  $("#tabbar").replaceChildren(
    ...list.map(([name, icon, title]) =>
      make("button", { "data-tab": name, "aria-current": name === shown ? "page" : false, onclick: () => showTab(name) }, sign(icon, 20), make("span", {}, title)),
    ),
  );
  if (!list.some(([name]) => name === shown)) shown = "board";
  arrange(rest);
}

function usual(board, rest) {
  const titles = new Map($$("[data-panel]").map((box) => [box.dataset.panel, box.dataset.title]));
  const list = [["board", `emblem-${config.game}`, titles.get(board) || say("board")]];
  rest.slice(0, 3).forEach((name, i) => list.push([name, SIGNS[i], titles.get(name) || name]));
  return list;
}

export function showTab(name) {
  shown = name;
  for (const tab of $$("#tabbar button")) {
    if (tab.dataset.tab === name) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  arrange($$(".panels [data-panel]").map((box) => box.dataset.panel));
  if (name === "talk") logToEnd();
}

/** What a telephone shows of the page; a wide window shows all. */
export function arrange(rest = $$(".panels [data-panel]").map((box) => box.dataset.panel)) {
  if (laid) {
    arrangeLaid(shown);
    return dots();
  }
  const small = narrow();
  const first = rest[0];
  $("#board").hidden = small && shown !== "board";
  $("#panels").hidden = small && !rest.includes(shown);
  $("#side").hidden = small && shown !== "talk";
  $("#hand").hidden = small && shown === "talk";
  for (const box of $$(".panels [data-panel]")) {
    const extra = shown === rest[1] && box.dataset.panel === first;
    box.hidden = small && rest.includes(shown) && box.dataset.panel !== shown && !extra && rest.indexOf(box.dataset.panel) < 3;
  }
  dots();
}

/** On a telephone the page goes to where something can be chosen, when nothing can be where it is. */
export function follow() {
  if (!narrow()) return;
  const seen = $$("[data-panel] .lit").some((part) => !part.closest("[hidden]"));
  if (seen || (laid && followLaid())) return;
  const tab = $("#tabbar .dot");
  if (tab) showTab(tab.dataset.tab);
}

/** A board larger than its box shows what may be chosen. */
export const inSight = () => keepInSight($("#board"));

/** On a telephone a tab with something to choose has a dot. */
export function dots() {
  for (const tab of $$("#tabbar button")) {
    const name = tab.dataset.tab;
    const boxes = laid ? $$("#board,#panels>.panel,#peek .panel").filter(({ dataset }) => dataset.tab === name) : [name === "board" ? $("#board") : $(`.panels [data-panel="${CSS.escape(name)}"]`)];
    tab.classList.toggle("dot", boxes.some((box) => box?.querySelector(".lit")) && name !== shown);
  }
  if (laid) dotsLaid();
}

document.addEventListener("tab", (event) => showTab(event.detail));
