/** Players, clocks, the log and the chat. */

import { $, $$ } from "./page.js";
import { drawSeats, laid } from "./laid.js";
import { config, make, mark, say, sign } from "./words.js";

/** Whether a player of the list is one at the table, and no automa and no further side of another. */
export const sits = ({ kind }) => kind !== "automa" && kind !== "side";

let clocks = [];

let names = [];

/** `act(seat, what)` does something to a seat; `menus` are buttons for the first of `mine`, made anew for each place. */
export function drawPlayers(players, progress, mine, status, act, menus) {
  clocks = [];
  names = players.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const draw = (player) => row(player, mine, status, act, menus);
  if (laid) {
    drawSeats(players, draw);
    return tick();
  }
  $("#players").replaceChildren(...players.map(draw));
  const mini = players.map((player) => {
    const stats = (player.stats || []).filter(({ icon }) => icon && !icon.startsWith("u-cards")).slice(0, 1);
    return make("span", { class: player.turn ? "on" : "", title: player.name }, mark(player.seat, 15), make("span", { class: "sr" }, player.name), points(player),
      ...stats.map(({ icon, text, title }) => make("i", { title }, sign(icon, 13), text)));
  });
  $("#mini").replaceChildren(...mini, ...progress.map(({ icon, text, title }) => make("i", { title }, sign(icon, 14), make("span", { class: "sr" }, title), make("span", { "aria-hidden": "true" }, text))));
  tick();
}

const points = ({ points: value }) => (value === null || value === undefined ? "" : String(value));

function row(player, mine, status, act, menus) {
  const you = mine.includes(player.seat);
  const tag = you ? make("span", { class: "pill go" }, say("you")) : player.kind === "bot" ? make("span", { title: say("bot") }, sign("u-robot"), make("span", { class: "sr" }, say("bot"))) : null;
  const away = player.kind === "person" && player.online === false;
  const stats = (player.stats || []).map(({ icon, text, title }) =>
    make("span", { title, ...(laid ? { class: "stat" } : {}) }, icon ? sign(icon, 15) : null, icon ? make("span", { class: "sr" }, `${title} `) : `${title} `, text));
  const parts = [...stats];
  if (away) parts.push(make("span", {}, say("away")));
  if (player.kind === "open") parts.push(make("span", {}, say("open-seat")));
  if (config.opener && !you && player.kind === "person" && away && status === "running")
    parts.push(button(say("give-bot"), () => act(player.seat, "bot")), button(say("seat-link"), () => act(player.seat, "link")));
  if (you && player.kind === "bot") parts.push(button(say("take-back"), () => act(player.seat, "back")));
  if (you) parts.push(...menus(player.seat));
  // a deadline that does not run is none
  if (player.clock?.runs || player.clock?.left) {
    const face = make("span", { class: "clock" });
    parts.push(face);
    clocks.push({ face, icon: "u-clock", ...player.clock });
  }
  return make("div", { class: `pl${player.turn ? " on" : ""}${away ? " away" : ""}` }, mark(player.seat, 22),
    make("span", { class: "n", ...(laid ? { "data-thing": `player ${player.seat}` } : {}) }, make("b", player.short ? { title: player.name, "aria-label": player.name } : {}, player.short || player.name), tag, player.turn ? make("span", { class: "sr" }, say("to-move")) : null),
    make("span", { class: "pts num" }, points(player)), make("span", { class: "d num" }, parts));
}

const button = (words, onclick) => make("button", { class: "btn", type: "button", onclick }, words);

/** How long the hour of the match is off: `bell`, null for none; to be called after the players are drawn. */
export function drawBell(bell) {
  const face = $("#bell");
  face.hidden = !bell;
  face.title = bell?.title || "";
  face.dataset.words = "";
  if (bell) clocks.push({ face, icon: "u-hourglass", ...bell });
  tick();
}

/** Notes when the clocks of a message were told: they run from then on. */
export function heard({ players = [], bell }) {
  for (const clock of [bell, ...players.map(({ clock }) => clock)]) if (clock) clock.from = performance.now();
}

/** Clocks run here between messages; the server's word replaces them with each one. */
export function tick() {
  for (const { face, icon, title, left, runs, late, from } of clocks) {
    const rest = Math.max(0, left - (runs ? (performance.now() - from) / 1000 : 0));
    face.classList.toggle("late", Boolean(late) || rest < 30);
    // nobody is late for the hour of a match
    const words = late || (late === false && runs && rest === 0) ? say("late") : time(rest);
    if (face.dataset.words !== words) face.replaceChildren(sign(icon), title ? make("span", { class: "sr" }, title) : "", ` ${words}`);
    face.dataset.words = words;
  }
}

function time(seconds) {
  const whole = Math.floor(seconds);
  const two = (n) => String(n).padStart(2, "0");
  if (whole >= 172800) return new Intl.NumberFormat(config.lang, { style: "unit", unit: "day" }).format(Math.floor(whole / 86400));
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}

let told = [];
let atEnd = true;

/** The newest line stays in sight, however high the log becomes, until somebody scrolls back. */
function followLog() {
  const box = $("#log").parentElement;
  let last = 0;
  box.addEventListener("scroll", () => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 40) atEnd = true;
    else if (box.scrollTop < last) atEnd = false;
    last = box.scrollTop;
  }, { passive: true });
  new ResizeObserver(() => atEnd && (box.scrollTop = box.scrollHeight)).observe(box);
}

followLog();

/** Who did what at a record, as the log says it: {seq, seat, lines, things}. */
export const toldAt = (seq) => told.find((entry) => entry.seq === seq);

/** What is told of the match as it stands: records that were not taken back. */
export const tellable = () => told.filter(({ undone, lines }) => !undone && lines.length);

/** Marks the line of the record that is looked at; null for none. */
export function markLine(seq) {
  for (const item of $$("#log li")) item.classList.toggle("at", seq !== null && item.dataset.seq === String(seq));
  $("#log li.at")?.scrollIntoView({ block: "nearest" });
}

/** Lines of the log; the place where the last visit ended is marked. */
export function addLog(entries, whole) {
  const list = $("#log");
  if (whole) told = [];
  const again = new Set(entries.map(({ seq }) => seq));
  told = [...told.filter(({ seq }) => !again.has(seq)), ...entries].sort((a, b) => a.seq - b.seq);
  const low = whole || atEnd;
  if (whole) list.replaceChildren();
  const fresh = [];
  for (const entry of entries) {
    if (entry.since && !list.querySelector(".since") && list.querySelector("li:not(.sep)")) list.append(make("li", { class: "sep since" }, say("since")));
    const old = list.querySelector(`[data-seq="${Number(entry.seq)}"]`);
    const item = make("li", { "data-seq": entry.seq, class: entry.undone ? "undone" : "", ...(entry.undone ? { title: say("undone") } : {}) },
      entry.seat >= 0 && entry.seat !== null ? mark(entry.side ?? entry.seat, 14) : null, ...lines(entry.lines).filter(Boolean));
    if (old) old.replaceWith(item);
    else {
      list.append(item);
      fresh.push(...entry.lines);
    }
  }
  if (low) toEnd(list);
  return whole ? [] : fresh;
}

/** The newest line, once the log can be seen. */
export const logToEnd = () => $$(".log").forEach((list) => list.checkVisibility() && toEnd(list));

/** Again when the fonts are there: words may have become longer. */
function toEnd(list) {
  const box = list.parentElement;
  box.scrollTop = box.scrollHeight;
  if (document.fonts.status !== "loaded") document.fonts.ready.then(() => (box.scrollTop = box.scrollHeight));
}

/** What somebody did, and smaller below it what came of it; who did it is named once. */
function lines(all) {
  const who = named(all[0]);
  const rest = all.slice(1).flatMap((line) => [config.lang === "en" ? " " : "", ...(who && named(line) === who ? [capital(line.slice(who.length).replace(/^\s*[:：]?\s*/, ""))] : bold(line))]);
  return [make("span", { class: "did" }, bold(all[0])), rest.length ? make("span", { class: "so" }, rest.slice(1)) : null];
}

const capital = (text) => text.charAt(0).toLocaleUpperCase(config.lang) + text.slice(1);

const named = (line) => names.find((one) => line.startsWith(one)) || "";

function bold(line) {
  const name = named(line);
  return name ? [make("b", {}, name), line.slice(name.length)] : [line];
}

export function addChat(messages, whole) {
  const list = $("#chat");
  if (whole) list.replaceChildren();
  for (const { id, seat, name, text, at } of messages) {
    if (list.querySelector(`[data-id="${Number(id)}"]`)) continue;
    const clock = new Date(at * 1000).toLocaleTimeString(config.lang, { hour: "2-digit", minute: "2-digit" });
    list.append(make("li", { "data-id": id }, seat !== null && seat >= 0 ? mark(seat, 14) : sign("u-eye", 14), make("b", {}, name), ` ${text}`, make("time", {}, clock)));
  }
  toEnd(list);
  if (!whole && messages.length && $("#p-chat").hidden) {
    const unread = $("#unread");
    unread.textContent = String(Number(unread.textContent || 0) + messages.length);
    unread.hidden = false;
  }
}

/** The tabs of the right column. */
export function talkTabs(opened) {
  const tabs = $$("[role=tab]");
  const choose = (tab) => {
    for (const other of tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
      $(`#${other.getAttribute("aria-controls")}`).hidden = other !== tab;
    }
    if (tab.id === "t-chat") {
      $("#unread").textContent = "";
      $("#unread").hidden = true;
    }
    const list = $(".log", $(`#${tab.getAttribute("aria-controls")}`));
    if (list) toEnd(list);
    opened(tab.id);
  };
  tabs.forEach((tab) => {
    tab.addEventListener("click", () => choose(tab));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const shown = tabs.filter(({ hidden }) => !hidden);
      const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
      choose(next);
      next.focus();
    });
  });
  return (id) => choose($(`#${id}`));
}
