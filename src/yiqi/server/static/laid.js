/** Where a game wants its panels: what its layout.toml says, given with the page. One that says nothing has the usual page. */

import { $, $$ } from "./page.js";
import { config, make, mark, say, sign } from "./words.js";

export const laid = Boolean(config.layout);
export const narrow = () => matchMedia("(max-width: 699px)").matches;

/** Whether a panel lies in another one, below what changes there. */
export const isUnder = (name) => laid && name in config.layout.under;

const IN_LIST = "players";
const BOTTOM = "hand";
const ownHead = make("div", { class: "own-head" });
let own = null;
let peek = null;

// what scrolls can be reached by the keyboard; a box may keep its size while what is in it grows
const sizes = new ResizeObserver((entries) => {
  const boxes = entries.map(({ target }) => target.closest("section")).filter(Boolean);
  for (const box of new Set([...boxes, $("#panels"), $("#peek"), $(".players")])) {
    const scrolls = box.scrollHeight > box.clientHeight + 1 && ["auto", "scroll"].includes(getComputedStyle(box).overflowY);
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
});

/** Looks from now on whether a box scrolls: to be called when it has been filled anew. */
export function watchSize(box) {
  for (const part of [box, ...box.children]) sizes.observe(part);
}

/** Whose page it is: his own panels have places of their own. */
export function setOwn(seat) {
  own = seat;
}

/** "court 3" is of kind "court" and belongs to player 3; of kind "own-court" for player 3 himself if that has a place. */
function about(name) {
  const [, first, digits] = name.match(/^(.*?)(?: (\d+))?$/);
  const number = digits === undefined ? null : Number(digits);
  const mine = number !== null && number === own && `own-${first}` in config.layout.places;
  return { kind: mine ? `own-${first}` : first, number, mine };
}

const areaOf = (name) => config.layout.places[about(name).kind] || "";

/** The grid of a wide window, given to the style sheet. */
export function setGrid() {
  if (!laid) return;
  document.body.classList.add("laid");
  watchSize($(".players"));
  for (const width of ["wide", "middle"]) {
    const { areas, columns, rows } = config.layout[width];
    const values = { areas: areas.map((row) => `"${row}"`).join(" "), columns, rows };
    for (const [name, value] of Object.entries(values)) $("main").style.setProperty(`--${width}-${name}`, value);
  }
  $("main").style.setProperty("--grow", config.layout.grow);
  // where the players have a place of their own
  const sizes = { wide: matchMedia("(min-width:1180px)"), middle: matchMedia("(min-width:700px) and (max-width:1179px)") };
  const put = () => {
    const apart = Object.keys(sizes).some((width) => sizes[width].matches && config.layout[width].apart);
    if (apart) $("main").append($(".players"));
    else $("#side").prepend($(".players"));
  };
  for (const query of Object.values(sizes)) query.addEventListener("change", put);
  put();
}

/** The box a panel is drawn into, made and put in its place if it is not there; the board and the hand have theirs. */
export function boxOf(name, order, board) {
  const { kind, number, mine } = about(name);
  const area = areaOf(name);
  const fixed = name === board ? $("#board") : kind === BOTTOM ? $("#hand") : null;
  const box = fixed || $$("section.panel").find(({ dataset }) => dataset.panel === name) || make("section", { class: "panel", "data-panel": name });
  box.dataset.kind = kind;
  box.dataset.tab = name === board || inPeek(kind) ? "board" : tabOf(kind);
  box.style.gridArea = area === IN_LIST ? "" : area;
  box.classList.toggle("mine", mine);
  if (name === board) $("#then").style.gridArea = area;
  if (fixed || box.isConnected) return box;
  if (area === IN_LIST && number !== null && (!narrow() || inPeek(kind) || (tabOf(kind) === kind && !config.layout.narrow.peek))) seatBox(number).append(box);
  else if (area === IN_LIST && !narrow()) $("#players").append(box);
  else {
    const after = order.slice(order.indexOf(name) + 1).map((next) => $$("#panels>.panel").find(({ dataset }) => dataset.panel === next)).find(Boolean);
    $("#panels").insertBefore(box, after || null);
  }
  return box;
}

const inPeek = (kind) => narrow() && kind === config.layout.narrow.peek;

/** A player's name and figures stand above what is his: in the list, on a telephone in the place for the chosen one, or
 * in a list of its own behind a tab. */
function seatBox(number) {
  const home = !narrow() ? $("#players") : seatList() || $("#peek");
  const boxes = $$(".seatbox", home);
  const found = boxes.find(({ dataset }) => Number(dataset.seat) === number);
  if (found) return found;
  const box = make("div", { class: `seatbox s${number}`, "data-seat": number, "data-panel": `seat ${number}` });
  home.insertBefore(box, boxes.find(({ dataset }) => Number(dataset.seat) > number) || $(":scope>.panel", home));
  return box;
}

/** On a telephone: the list behind the tab of what belongs to the players, unless it is shown for one of them at a time. */
function seatList() {
  const { peek, tabs } = config.layout.narrow;
  const tab = tabs.find(({ kinds }) => config.layout.places[kinds[0]] === IN_LIST);
  if (peek || !tab) return null;
  const found = $("#panels>.seatlist");
  if (found) return found;
  const list = make("div", { class: "seatlist", "data-tab": tab.kinds[0] });
  $("#panels").prepend(list);
  return list;
}

/** What stands above a panel instead of its title: who looks, above his own; nothing below a player's name. */
export function headOf(box) {
  if (box.classList.contains("mine")) return ownHead;
  return box.parentElement?.classList.contains("seatbox") ? null : undefined;
}

/** The players: each above his panels; `row(player)` makes the line with his name. */
export function drawSeats(players, row) {
  const here = players.find(({ seat }) => seat === own);
  const apart = here && $(".panel.mine");
  ownHead.replaceChildren(...(here ? [row(here)] : []));
  const list = players.filter((player) => !(apart && player === here));
  if (narrow()) $("#players").replaceChildren(...players.map(row));
  else for (const part of $$("#players>.pl")) part.remove();
  for (const player of list) {
    const box = seatBox(player.seat);
    $(":scope>.pl", box)?.remove();
    box.prepend(row(player));
    box.classList.toggle("on", player.turn);
  }
  for (const box of $$(".seatbox")) if (!list.some(({ seat }) => seat === Number(box.dataset.seat))) box.remove();
  strip(players, list);
}

/** On a telephone: the players as a row of buttons; the one that is pressed shows his panel above the board. */
function strip(players, list) {
  if (!list.some(({ seat }) => seat === peek)) peek = null;
  const figures = ({ stats = [] }) => config.layout.narrow.strip.map((key) => stats.find((stat) => stat.key === key)).filter(Boolean);
  $("#mini").classList.add("strip");
  $("#mini").dataset.panel = "strip";
  $("#mini").replaceChildren(...players.map((player) => {
    const button = make("button", { type: "button", class: player.turn ? "on" : "", "data-seat": player.seat, "data-thing": `player ${player.seat}`, "aria-expanded": "false", onclick: () => show(player.seat, true) },
      make("span", {}, mark(player.seat, 17), make("span", { class: "sr" }, player.name), player.points ?? ""),
      make("span", {}, figures(player).map(({ icon, text, title }) => make("i", { title }, icon ? sign(icon, 15) : null, make("span", { class: "sr" }, `${title} `), text))));
    return button;
  }));
  for (const player of players) if (player.turn) $(`#mini [data-seat="${player.seat}"]`).title = say("to-move");
}

/** Shows a player's panel, or hides it when it is shown; one's own has a tab. */
function show(seat, again = false) {
  const tab = $$("#peek .seatbox").some(({ dataset }) => Number(dataset.seat) === seat) ? "board" : $(".panel.mine")?.dataset.tab;
  if (tab === "board") peek = again && peek === seat && !$("#peek").hidden ? null : seat;
  if (tab) document.dispatchEvent(new CustomEvent("tab", { detail: tab }));
}

function arrangePeek() {
  for (const box of $$("#peek .seatbox")) box.hidden = Number(box.dataset.seat) !== peek;
}

// tabs

const tabOf = (kind) => config.layout.narrow.tabs.find(({ kinds }) => kinds.includes(kind))?.kinds[0] || "";

/** Name, sign and title of each tab that has something to show. */
export function tabList() {
  const there = new Set($$("[data-kind]").map(({ dataset }) => dataset.kind));
  return config.layout.narrow.tabs
    .filter(({ kinds }, i) => !i || kinds.some((kind) => there.has(kind)))
    .map(({ kinds, icon, title }, i) => [i ? kinds[0] : "board", icon, title]);
}

/** What a telephone shows behind a tab. */
export function arrangeLaid(shown) {
  const small = narrow();
  $("#board").hidden = small && shown !== "board";
  $("#peek").hidden = !small || shown !== "board" || peek === null;
  for (const box of $$("#panels>.panel")) box.hidden = small && box.dataset.tab !== shown;
  for (const list of $$("#panels>.seatlist")) list.hidden = small && list.dataset.tab !== shown;
  $("#panels").hidden = small && !$$("#panels>.panel").some((box) => !box.hidden);
  $("#side").hidden = small && shown !== "talk";
  $("#hand").hidden = small && shown === "talk";
  arrangePeek();
  for (const button of $$("#mini button")) {
    const seat = Number(button.dataset.seat);
    const chosen = shown === "board" ? seat === peek : seat === own && $(".panel.mine")?.dataset.tab === shown;
    button.setAttribute("aria-expanded", String(chosen));
  }
}

/** Where there is something to choose that is not in sight: a player of the strip, the drawer. */
export function dotsLaid() {
  const lit = (box) => Boolean(box?.querySelector(".panel .lit"));
  for (const button of $$("#mini button")) {
    const box = $$("#peek .seatbox").find(({ dataset }) => dataset.seat === button.dataset.seat);
    button.classList.toggle("dot", lit(box) && !box.checkVisibility());
  }
  $("#drawer").classList.toggle("dot", lit($("#players")));
}

/** On a telephone: a player who has something to choose is shown, when nothing can be chosen that is in sight. */
export function followLaid() {
  const button = $("#mini .dot");
  if (button) show(Number(button.dataset.seat));
  return Boolean(button);
}

/** Takes out what was drawn for the last reader. */
export function clearLaid() {
  for (const part of $$(".seatbox,.seatlist,#players>.panel")) part.remove();
  ownHead.replaceChildren();
}
