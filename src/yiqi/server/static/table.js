/** The table: what the server says is put on the page, what is clicked is sent. No rule lives here. */

import { $, $$, fetchSymbols, tellSettings, themeButton } from "./page.js";
import { hideBubble, hideMenu, hideZoom, openBook, showMenu, showReasons, showZoom } from "./asides.js";
import { addChapters, chapterList, markChapter } from "./chapters.js";
import { Curtain } from "./curtain.js";
import { showLink, sure } from "./dialog.js";
import { Letters } from "./letters.js";
import { Live } from "./live.js";
import { isUnder, laid, setGrid } from "./laid.js";
import { arrange, clearPanels, dots, drawPanels, follow, inSight, narrow, showTab } from "./panels.js";
import { pages } from "./leaf.js";
import { addChat, addLog, drawBell, drawPlayers, heard, markLine, sits, talkTabs, tick, toldAt } from "./people.js";
import { Pick, named } from "./pick.js";
import { Slider } from "./slider.js";
import { soundButton, yourTurn } from "./sound.js";
import { Steps, markThings } from "./steps.js";
import { Typing } from "./typing.js";
import { config, make, mark, say, sign, translate } from "./words.js";

const EMPTY = { panels: {}, actions: [], near: [], asks: {}, progress: [], players: [], votes: [], undo: { free: [] }, prompt: {}, status: config.status };
let state = { ...EMPTY };
let sending = false;
// whether what was answered last was pointed at on the board, so that what follows is looked for there
let pointed = false;

const live = new Live(
  config.id,
  () => ({ lang: config.lang, width: narrow() ? "narrow" : "wide", seat: curtain.used ? curtain.up : null }),
  got,
  line,
);
const curtain = new Curtain({ clear, reopen: () => live.open({ whole: true }) });
const pick = new Pick({ act, ask, hint, menu: (actions, part) => showMenu(actions, part, act), changed: chosen, about });
const slider = new Slider({
  look: (seq) => live.send({ do: "look", seq }),
  show: (panels) => {
    const kept = Object.fromEntries(Object.entries(state.all || {}).filter(([name]) => isUnder(name)));
    drawPanels({ ...panels, ...kept }, curtain.seat);
    pick.set([], []);
    markLine(slider.at);
    markChapter(slider.at);
    markThings(slider.at);
    inSight();
    const { free = [], ask: asked = [] } = state.undo || {};
    $("#ask-back").hidden = ![...free, ...asked].includes(slider.at);
  },
  back: () => {
    const held = $("#looking").contains(document.activeElement) || document.activeElement === document.body;
    markLine(null);
    markChapter(null);
    markThings(null);
    draw({ whole: true });
    if (held) $("#answers [data-key=watch]")?.focus();
  },
  told: (seq) => toldAt(seq)?.lines || [],
  step: (seq) => stepping.place(seq),
});
const stepping = new Steps(slider, () => curtain.seat, () => state.players);
const openTab = talkTabs((id) => id === "t-rules" && openBook(""));
const letters = new Letters({ send: (message) => live.send(message), complain, seat: () => curtain.seat, open: openTab });

/** A message: what is in it replaces what was there; log and chat grow. */
function got(message) {
  // what was still on its way for the last one at this screen is not for the next
  if (curtain.used && (message.seat ?? null) !== curtain.up) return;
  const { log, chat, letters: post, ...rest } = message;
  heard(message);
  if (message.whole) state = { ...EMPTY };
  Object.assign(state, rest);
  if (log || message.whole) (announce(addLog(log || [], message.whole)), addChapters(log || [], message.whole));
  if (chat || message.whole) addChat(chat || [], message.whole);
  if (post || message.whole) letters.take(post || [], message.whole);
  draw(message);
  curtain.watch(state.players);
}

function announce(lines) {
  if (lines.length) $("#announce").textContent = lines.join(" ");
}

function draw(message) {
  const asked = (draw.asked = "question" in message || "actions" in message || message.whole);
  if (asked) {
    sending = false;
    hideBubble();
    hideMenu();
    hideZoom();
  }
  if ("panels" in message || message.whole) {
    // a message may bring some panels only: the others stay as they are
    state.all = message.whole && message.panels ? message.panels : { ...state.all, ...message.panels };
    for (const [name, svg] of Object.entries(state.all)) if (!svg) delete state.all[name];
    if (slider.at === null) drawPanels(state.all || {}, curtain.seat);
  }
  // before what may be chosen is marked: players may be
  drawPlayers(state.players, state.progress || [], mine(), state.status, seatForm, menus);
  drawBell(state.bell);
  if (slider.at === null) pick.set(state.actions, state.near, !asked);
  slider.set(Math.max(0, state.seq ?? 0));
  if (laid) arrange();
  $(".players .h small").hidden = !state.players.some(({ points }) => Number.isFinite(points));
  drawPrompt();
  typing.draw(slider.at === null && state.status === "running" ? state.typing : "");
  drawVotes();
  drawHouse();
  letters.draw(state);
  yourTurn(state.prompt?.who === "you" && state.status === "running", config.name);
}

/** How many sit at the table; after them come whoever the house moves, and further sides of players. */
const seats = () => state.players.filter(sits).length;

/** What may be settled without being asked: a small menu for each kind, beside one's own name. */
function menus(seat) {
  if (seat !== curtain.seat || state.status !== "running" || slider.at !== null) return [];
  const found = new Map();
  for (const action of state.actions) {
    if (action.aside === undefined) continue;
    const title = action.aside || say("aside");
    found.set(title, [...(found.get(title) || []), action]);
  }
  return [...found].map(([title, actions]) =>
    make("button", { class: "btn aside", type: "button", "aria-haspopup": "menu", onclick: (event) => {
      event.stopPropagation();
      showMenu(actions, event.currentTarget, act);
    } }, title, sign("u-caret-down")));
}

const typing = new Typing(async (text) => {
  const answer = await live.send({ do: "type", text, question: state.question });
  complain(answer, typing.form);
  return answer;
});

const mine = () => (curtain.used ? curtain.seats : curtain.seat === null ? [] : [curtain.seat]);

/** The side that who looks is asked for: `sides` are those of the seats that are waited for. */
const ownSide = (seats, sides) => sides[seats.indexOf(curtain.seat)] ?? curtain.seat ?? sides[0];

function drawPrompt() {
  const { who, seats = [], sides = seats, text, help } = state.prompt || {};
  const yours = who === "you" && state.status === "running";
  const box = $("#prompt");
  box.className = `prompt card${seats.length ? ` s${yours ? ownSide(seats, sides) : sides[0]}` : ""}${yours ? " yours" : ""}${yours && asks() ? " asks" : ""}`;
  const count = yours ? pick.next(pick.chosen).size : 0;
  fill($("#who"), seats.length && state.status === "running"
    ? [...(yours ? [mark(ownSide(seats, sides), 15), say("your-turn")] : [...sides.map((side) => mark(side, 15)), state.phase?.text || ""]),
       count ? make("span", { class: "pill go" }, say("choose", { n: count })) : null]
    : []);
  $("#who").classList.toggle("mine", yours);
  const question = yours && pick.chosen.length ? state.asks?.[pick.chosen.join(" > ")] : "";
  fill($("#ask"), [question || text || say({ ended: "ended", over: "over" }[state.status] || "waits")]);
  $("#ask").classList.toggle("long", $("#ask").textContent.length > (config.lang === "en" ? 38 : 20));
  const picked = yours && !question && pick.chosen.length ? named(pick.chosen.at(-1))[0]?.getAttribute("aria-label")?.split(/[,，、:：.。]/)[0] : "";
  const below = narrow() ? say("choose", { n: count }) : text;
  // what may be settled beforehand has its menu, which says so
  const told = !yours && state.actions.some(({ aside }) => aside && aside === help) ? "" : help || "";
  fill($("#help"), [question ? below : picked ? say("picked-help", { name: picked, n: count }) : told]);
  fill($("#answers"), answers(yours));
}

const buttonsNow = () => pick.from([]).filter(({ path, aside }) => path.length === 0 && aside === undefined);

/** Whether the answer is one of several buttons and nothing on the board. */
const asks = () => buttonsNow().length > 1 && !pick.next([]).size;

/** Replaces children only when the words differ, so that a live region does not repeat itself. */
function fill(box, children) {
  const part = make("div", {}, children);
  if (part.innerHTML === box.innerHTML && !part.querySelector("button")) return;
  const focus = box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  box.replaceChildren(...part.childNodes);
  if (focus) $$("button", box).find((button) => button.dataset.key === focus)?.focus();
}

function answers(yours) {
  const list = [];
  const free = state.undo?.free || [];
  if (state.status === "running" && curtain.seat !== null && free.length)
    list.push(key("undo", make("button", { class: "btn", onclick: () => undo(free[0]) }, sign("u-undo"), make("span", { class: narrow() ? "sr" : "" }, say("undo")))));
  if (free.length > 1 && !narrow())
    list.push(key("undo-turn", make("button", { class: "btn", onclick: () => undo(free.at(-1)) }, say("undo-turn"))));
  list.push(stepping.offer(yours));
  const waited = state.players.filter((player) => player.turn && sits(player));
  if (state.status === "running" && curtain.seat !== null && slider.at === null && waited.length && waited.every(({ kind }) => kind === "bot"))
    list.push(key("hurry", make("button", { class: "btn", onclick: () => live.send({ do: "hurry" }).then(complain) }, sign("u-skip-forward"), make("span", { class: narrow() ? "sr" : "" }, say("hurry")))));
  if (yours && pick.chosen.length) list.push(key("unpick", make("button", { class: "btn", onclick: () => pick.unpick() }, narrow() ? sign("u-close") : null, make("span", { class: narrow() ? "sr" : "" }, say("picked")))));
  const buttons = state.status === "running" ? buttonsNow() : []; // also to take back what was sealed
  const first = !yours ? -1 : asks() ? 0 : buttons.length - 1;
  const next = curtain.waiting(state.players);
  const done = ["over", "ended"].includes(state.status);
  if (buttons.length || next || done) list.push(make("span", { class: "sp" }));
  buttons.forEach((action, i) =>
    list.push(key(action.action, make("button", { class: `btn${i === first ? " pri" : ""}`, "data-action": action.action, onclick: () => act(action), onmouseenter: () => hint([action]), onfocus: () => hint([action]) }, action.label))));
  if (next && curtain.up !== null) list.push(key("pass-on", make("button", { class: "btn pri", onclick: () => curtain.fall(next) }, say("pass-on", { name: next.name }))));
  if (done) list.push(key("results", make("a", { class: "btn pri", href: `/t/${config.id}` }, say("results"))));
  return list;
}

function key(name, button) {
  button.dataset.key = name;
  return button;
}

function drawVotes() {
  const answer = (vote, yes) => live.send({ do: "vote", id: vote.id, yes }).then(complain);
  fill($("#votes"), (state.votes || []).map((vote) =>
    make("div", { class: "vote", role: "group", "aria-label": vote.text }, make("p", {}, vote.text),
      ...Object.entries(vote.answers || {}).map(([seat, yes]) => make("span", { title: say(yes ? "vote-agree" : "vote-refuse") }, mark(Number(seat), 14), yes ? "✓" : "✗")),
      vote.mine === null || vote.mine === undefined
        ? curtain.seat === null ? null : [make("button", { class: "btn pri", onclick: () => answer(vote, true) }, say("yes")), make("button", { class: "btn", onclick: () => answer(vote, false) }, say("no"))]
        : make("span", { class: "muted" }, say("voted")))));
}

function drawHouse() {
  const gathering = state.status === "gathering";
  const free = state.status === "running" && state.players.some(({ kind }) => kind === "open") && curtain.seat === null && !curtain.used;
  $("#gather").hidden = !gathering && !free;
  if (gathering || free) {
    const link = (seat) => config.opener && make("button", { class: "btn", onclick: () => seatForm(seat, "link") }, say("seat-link"));
    const bot = (seat) => config.opener && make("button", { class: "btn", onclick: () => seatForm(seat, "bot") }, say("give-bot"));
    const waits = (kept, name) => (kept ? [name, make("span", { class: "pill" }, say("kept")), make("span", { class: "sp" })] : make("span", { class: "muted sp" }, say("open-seat")));
    const seat = ({ seat, name, kind, kept }) => make("li", {}, mark(seat, 18), kind === "open" ? [waits(kept, name), link(seat), bot(seat)] : name, kind === "bot" ? sign("u-robot") : null);
    $("#gather-seats").replaceChildren(...state.players.slice(0, seats()).map(seat));
    if (!$("#invite").value) $("#invite").value = `${location.origin}/t/${config.id}`;
  }
  $("#phase").textContent = state.phase?.text || "";
  $(".pill .phase").textContent = state.phase ? `· ${state.phase.text}` : "";
  const watching = $("#watching");
  watching.hidden = !state.watching;
  watching.replaceChildren(sign("u-eye"), ` ${say("watching", { n: state.watching })}`);
}

function chosen(path) {
  $("#announce").textContent = path.length ? say("chosen", { n: pick.next(path).size }) : "";
  drawPrompt();
  dots();
  if (path.length || (draw.asked && (pointed || !$("#answers [data-action]")))) follow();
  pointed = false;
  if (draw.asked || path.length) inSight();
  hint([]);
}

/** Sends a whole answer once: until the server has spoken nothing more is sent. */
async function act(action) {
  if (sending) return;
  sending = true;
  pointed = laid && action.path.length > 0;
  const answer = await live.send({ do: "act", action: action.action, question: state.question });
  sending = false;
  if (!answer.ok) complain(answer);
}

async function undo(to) {
  if (sending) return;
  sending = true;
  const answer = await live.send({ do: "undo", to, question: state.question });
  sending = false;
  complain(answer);
}

/** A refusal of what was sent is shown under the prompt, or where it was typed, and read out. */
function complain(answer, part = $("#prompt")) {
  if (answer.ok) return;
  const text = answer.text || say(answer.error === "lost" ? "failed" : answer.error === "stale" ? "stale" : "refused");
  showReasons(part, [{ short: answer.short, text, clause: answer.clause, heading: answer.heading }], rulesAt);
  part.classList.remove("refused");
}

async function ask(path, part) {
  hideBubble();
  hideZoom();
  const answer = await live.send({ do: "why", path });
  if (!part.isConnected) return;
  if (answer.ok && answer.reasons.length) showReasons(part, answer.reasons, rulesAt);
  else if (answer.ok) $("#announce").textContent = say("why-nothing");
}

/** The rulebook opens beside the board at a clause. */
function rulesAt(anchor) {
  hideBubble();
  if (narrow()) showTab("talk");
  $("#side").classList.add("open");
  openTab("t-rules");
  openBook(anchor);
}

let hinted = null;

/** What would happen: by the thing pointed at, or by the only way that is left. The server knows; it is asked. */
function hint(actions) {
  const left = pick.chosen.length ? pick.from(pick.chosen) : [];
  const one = actions.length === 1 ? actions[0] : left.length === 1 ? left[0] : null;
  const action = one && state.prompt?.who === "you" && slider.at === null ? one.action : "";
  if (hinted === `${pick.chosen} ${action}`) return;
  hinted = `${pick.chosen} ${action}`;
  clearTimeout(hint.timer);
  if (!action) return drawHint([], {});
  hint.timer = setTimeout(async () => {
    const answer = await live.send({ do: "hint", action });
    if (hinted === `${pick.chosen} ${action}` && answer.ok) drawHint(answer.lines, answer.marks || {});
  }, 90);
}

function drawHint(lines, marks) {
  const open = pick.chosen.length && !narrow() && !laid;
  const words = lines.length ? lines : open ? [{ icon: "", text: say("then-point") }] : [];
  $("#then>span").replaceChildren(...words.map(({ icon, text }) => make("span", { class: lines.length ? "" : "muted" }, icon ? sign(icon, 18) : null, text)));
  $("#then").classList.toggle("empty", !words.length);
  for (const part of $$(".ghost.on")) part.classList.remove("on");
  for (const [name, value] of Object.entries(marks))
    if (typeof value === "number") for (const part of $$(`.ghost[data-${CSS.escape(name)}="${value}"]`)) part.classList.add("on");
}

function line(now) {
  const pill = $("#link");
  pill.dataset.line = now;
  pill.textContent = now === "open" ? say("live") : now === "polling" ? say("polling") : "";
  const banner = $("#lost");
  banner.hidden = now !== "lost";
  if (now === "lost") banner.replaceChildren(say("lost"), make("button", { class: "btn", onclick: () => live.open() }, say("retry")));
}

/** Empties the page of what the last one saw. */
function clear() {
  live.forget();
  slider.now();
  clearPanels();
  const { players, status } = state;
  state = { ...EMPTY, players, status, all: {} };
  pick.set([], []);
  for (const id of ["log", "chat", "answers", "ask", "help", "who", "votes", "players", "mini"]) $(`#${id}`).replaceChildren();
  $("#then>span").replaceChildren();
  $("#announce").textContent = "";
  $("#zoom").replaceChildren();
  $("#bubble").replaceChildren();
  $("#choose").replaceChildren();
  typing.clear();
  letters.clear();
  addChapters([], true);
  hinted = null;
  $("#dialog").close();
}

/** A closer look, but not at what is about to be covered. */
function about(part, atOnce) {
  showZoom(part && pick.chosen.length && part.closest(".lit") ? null : part, atOnce);
}

/** What is done to a seat: bot, back, or a new link to it, which is shown this once. */
async function seatForm(seat, what) {
  const answer = await fetch(`/t/${config.id}/seat/${seat}/${what}`, { method: "POST", headers: { Accept: "application/json" }, redirect: what === "link" ? "follow" : "manual" });
  if (what !== "link") return;
  const told = await answer.json();
  if (answer.ok) showLink(say(seat === curtain.seat ? "device-title" : "link-title"), told.link, copy);
  else complain({ ok: false, ...told });
}

async function copy(text) {
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  if (done) $("#announce").textContent = say("copied");
  return Boolean(done);
}

function start() {
  setGrid();
  themeButton();
  fetchSymbols(config.symbols);
  soundButton($("#m-sound"));
  pages((name) => live.send({ do: "page", name }));
  setInterval(tick, 500);
  $("#copy").addEventListener("click", () => ($("#invite").select(), copy($("#invite").value)));
  $("#m-share").addEventListener("click", () => copy(`${location.origin}/t/${config.id}`));
  chapterList((seq) => slider.go(seq));
  $("#m-extend")?.addEventListener("click", async () => complain(await live.send({ do: "propose", kind: "extend" })));
  $("#m-end")?.addEventListener("click", async () => (await sure(say("end-sure"), say("end-go"))) && complain(await live.send({ do: "propose", kind: "end" })));
  $("#m-device")?.addEventListener("click", () => seatForm(curtain.seat, "link"));
  $("#m-bot")?.addEventListener("click", () => curtain.seat !== null && seatForm(curtain.seat, "bot"));
  $("form[action$='/leave']")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await sure(say("leave-sure"), say("leave-go"))) event.target.submit();
  });
  $("#ask-back").addEventListener("click", () => slider.at !== null && live.send({ do: "undo", to: slider.at, question: state.question }).then(complain));
  $("#say").addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = $("#say input");
    const text = field.value.trim();
    if (!text) return;
    const answer = await live.send({ do: "say", text });
    if (answer.ok) field.value = "";
    else complain(answer);
  });
  $("#drawer").addEventListener("click", () => $("#drawer").setAttribute("aria-expanded", String($("#side").classList.toggle("open"))));
  $("#languages form").addEventListener("submit", async (event) => {
    event.preventDefault();
    $("#languages").open = false;
    if (await translate(event.submitter.value, tellSettings)) {
      line(live.state);
      live.open({ whole: true });
    }
  });
  let was = narrow();
  addEventListener("resize", () => {
    arrange();
    if (narrow() === was) return;
    was = narrow();
    live.open({ whole: true });
  });
  addEventListener("visibilitychange", () => document.visibilityState === "visible" && live.state === "lost" && live.open());
  live.open();
}

start();
