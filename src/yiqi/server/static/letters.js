/** Private letters: threads by who reads them, a new one to several, what was not read; and the silence of a phase. */

import { $, $$ } from "./page.js";
import { config, make, mark, say } from "./words.js";

const key = (seats) => [...seats].sort((a, b) => a - b).join(" ");

export class Letters {
  /** `send(message)` gives the server's answer, `complain(answer, part)` shows a refusal, `seat()` is who looks,
   * `open(id)` opens a tab of the side column. */
  constructor({ send, complain, seat, open }) {
    this.face = { send, complain, seat, open };
    this.field = $("#write input");
    this.clear();
    $("#letter-new").addEventListener("click", () => this.begin());
    $("#write").addEventListener("submit", (event) => this.submit(event));
    $("#t-letters").addEventListener("click", () => this.opened());
    $("#t-letters").addEventListener("focus", () => this.opened());
    document.addEventListener("visibilitychange", () => this.read());
  }

  /** Letters that have come; who looks is told of those by others. */
  take(letters, whole) {
    if (whole) this.letters = [];
    this.letters.push(...letters.filter(({ id }) => !this.letters.some((old) => old.id === id)));
    this.from = whole ? [] : letters.filter(({ seat }) => seat !== this.face.seat()).map(({ name }) => name);
  }

  /** `threads` is null for who has no letters here. */
  draw({ threads, players, phase, status }) {
    this.silent = phase?.talk === "silent" && status === "running";
    this.threads = threads ?? null;
    this.players = players;
    for (const part of $$(".hush")) part.hidden = !this.silent;
    for (const part of $$("#say input,#say button")) part.disabled = this.silent;
    const tab = $("#t-letters");
    if (!threads && tab.getAttribute("aria-selected") === "true") this.face.open("t-log");
    tab.hidden = !threads;
    this.show();
    if (this.from.length) $("#announce").textContent = say("letter-from", { name: this.join([...new Set(this.from)]) });
    this.from = [];
  }

  show() {
    const { list, to } = this.threads || { list: [], to: [] };
    const unread = list.reduce((sum, thread) => sum + thread.unread, 0);
    $("#unread-letters").hidden = !unread;
    $("#unread-letters").replaceChildren(...(unread ? this.count(unread) : []));
    document.body.classList.toggle("post", unread > 0);
    const picked = key(this.chosen);
    this.fill($("#threads"), list.map((thread) => this.chip(thread, key(thread.with) === picked && !this.picking)));
    $("#letter-new").setAttribute("aria-expanded", String(this.picking));
    $("#letter-new").hidden = !to.length;
    $("#letter-to").hidden = !this.picking || this.silent;
    this.fill($("#letter-seats"), to.map((seat) => this.choice(seat)));
    this.lines(picked);
    const can = this.chosen.length > 0 && this.chosen.every((seat) => to.includes(seat));
    for (const part of $$("#write input,#write button")) part.disabled = this.silent || !can;
    $("#letter-why").textContent = this.silent || can ? "" : say(this.chosen.length ? "letter-deaf" : "letter-choose");
    this.read();
  }

  chip({ with: seats, unread }, pressed) {
    return make("button", { type: "button", class: "chip", "data-key": key(seats), "aria-pressed": String(pressed), onclick: () => this.choose(seats) },
      seats.map((seat) => mark(seat, 14)), make("span", {}, this.join(seats.map((seat) => this.name(seat)))), unread ? make("span", { class: "pill warn" }, this.count(unread)) : null);
  }

  choice(seat) {
    const on = this.chosen.includes(seat);
    const toggle = () => {
      this.chosen = on ? this.chosen.filter((other) => other !== seat) : [...this.chosen, seat];
      this.show();
    };
    return make("button", { type: "button", class: "chip", "data-key": `to ${seat}`, "aria-pressed": String(on), onclick: toggle }, mark(seat, 14), this.name(seat));
  }

  /** The number as it is seen, and as it is read out. */
  count(n) {
    return [make("span", { "aria-hidden": "true" }, String(n)), make("span", { class: "sr" }, say("letters-unread", { n }))];
  }

  lines(picked) {
    const me = this.face.seat();
    const shown = this.letters.filter(({ seat, to }) => key([seat, ...to].filter((other) => other !== me)) === picked);
    const list = $("#letters");
    const ids = shown.map(({ id }) => id).join();
    if (list.dataset.ids === `${picked}:${ids}`) return;
    list.dataset.ids = `${picked}:${ids}`;
    list.replaceChildren(...shown.map(({ id, seat, name, text, at }) => make("li", { "data-id": id }, mark(seat, 14), make("b", {}, name), ` ${text}`, make("time", {}, this.time(at)))));
    if (!shown.length && !this.picking && this.threads && !this.threads.list.length) list.append(make("li", { class: "muted" }, say("letters-none")));
    list.parentElement.scrollTop = list.parentElement.scrollHeight;
  }

  time(at) {
    const then = new Date(at * 1000);
    const today = then.toDateString() === new Date().toDateString();
    return then.toLocaleString(config.lang, { ...(today ? {} : { month: "short", day: "numeric" }), hour: "2-digit", minute: "2-digit" });
  }

  /** The tab was opened: the latest thread is shown, or who may be written to where there is none. */
  opened() {
    if (!this.threads) return;
    const { list } = this.threads;
    if (!this.chosen.length && list.length) this.chosen = list[0].with;
    else if (!list.length) this.picking = true;
    this.show();
  }

  choose(seats) {
    this.chosen = seats;
    this.picking = false;
    this.show();
    if (!this.field.disabled && matchMedia("(pointer: fine)").matches) this.field.focus();
  }

  begin() {
    this.picking = !this.picking;
    if (this.picking) this.chosen = [];
    this.show();
    if (this.picking) $("#letter-seats button")?.focus();
  }

  async submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text || !this.chosen.length) return;
    const answer = await this.face.send({ do: "letter", to: this.chosen, text });
    if (!answer.ok) return this.face.complain(answer);
    if (this.field.value.trim() === text) this.field.value = "";
    this.picking = false;
    this.show();
  }

  /** The thread that is in sight has been read. */
  read() {
    const thread = this.threads?.list.find((one) => key(one.with) === key(this.chosen));
    if (!thread?.unread || document.hidden || !$("#letters").checkVisibility()) return;
    const told = `${key(thread.with)}:${thread.last}`;
    if (this.told === told) return;
    this.told = told;
    this.face.send({ do: "read", with: thread.with, id: thread.last });
  }

  /** Replaces buttons; the one that had the focus has it again. */
  fill(box, buttons) {
    const focus = box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    box.replaceChildren(...buttons);
    if (focus) buttons.find((button) => button.dataset.key === focus)?.focus();
  }

  name(seat) {
    return this.players.find((player) => player.seat === seat)?.name || "";
  }

  join(names) {
    return names.join(config.lang === "en" ? ", " : "、");
  }

  /** Nothing of the last reader stays on the page. */
  clear() {
    Object.assign(this, { letters: [], threads: null, players: [], chosen: [], from: [], picking: false, silent: false, told: "" });
    this.field.value = "";
    this.show();
  }
}
