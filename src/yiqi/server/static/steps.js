/** Stepping through what was done, move by move: by buttons and keys, each with its line, what it was about marked. */

import { $, $$ } from "./page.js";
import { narrow } from "./laid.js";
import { sits, tellable, toldAt } from "./people.js";
import { make, say, sign } from "./words.js";

const FIELDS = "input:not([type=range]),textarea,select,dialog,[role=menu],[contenteditable]";
const KEYS = { ",": -1, ".": 1 };
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

/** What was done since a seat acted, but for what it is doing now; without a seat, what the last one did in its turn. */
export function since(own) {
  const list = tellable();
  let end = list.length;
  if (own !== null) while (end && list[end - 1].seat === own) end -= 1;
  const last = list.findLast(({ seat }) => seat >= 0)?.seat;
  const counts = ({ seat }) => (own === null ? seat === last || seat < 0 : seat !== own);
  let first = end;
  while (first && counts(list[first - 1])) first -= 1;
  return list.slice(first, end);
}

const button = (icon, words, brief, onclick) => make("button", { class: "btn", "data-key": "watch", title: words, onclick }, sign(icon), make("span", { class: brief ? "sr" : "" }, words));

/** Marks on the boards what a move was about; null for nothing. */
export function markThings(seq) {
  const about = new Set((seq === null ? null : toldAt(seq))?.things || []);
  for (const part of $$("[data-thing]")) part.classList.toggle("told", about.has(part.dataset.thing));
}

/** The last records without one of a seat among them: what the table did by itself since somebody acted. */
function byItself(seats) {
  const list = tellable();
  return list.slice(list.findLastIndex(({ seat }) => seat >= 0 && seat < seats) + 1);
}

export class Steps {
  /** `slider` shows positions; `own()` is the seat of who looks, or null; `players()` are all, automas too. */
  constructor(slider, own, players) {
    this.slider = slider;
    this.own = own;
    this.players = players;
    $("#s-back").addEventListener("click", () => this.go(-1));
    $("#s-on").addEventListener("click", () => this.go(1));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** The button that shows what others did: an automa's moves by themselves, those of people and bots one by one. On a
   * telephone, who is to answer has it until he has begun. */
  offer(yours) {
    if (this.slider.at !== null) return null;
    const automa = byItself(this.players().filter(sits).length);
    const who = automa.length > 1 && this.players().find(({ kind, seat }) => kind === "automa" && automa.some((entry) => entry.seat === seat));
    const small = narrow();
    if (who) return button("u-play", say("watch", { name: who.name }), small, () => this.slider.play(Math.max(0, automa[0].seq - 1)));
    const begun = yours && tellable().at(-1)?.seat === this.own();
    if ((small && begun) || !since(this.own()).length) return null;
    return button("u-skip-back", say(this.own() === null ? "happened-turn" : "happened"), yours || small, () => this.begin());
  }

  /** To the first thing that was done since one's own turn. */
  begin() {
    const [first] = since(this.own());
    if (!first) return;
    this.slider.hold(first.seq);
    $("#s-on").focus();
  }

  /** One move back or on, past those of which nothing is told; on from the last one is the present. */
  go(way) {
    const { at } = this.slider;
    const list = tellable();
    const next = way < 0 ? list.findLast(({ seq }) => at === null || seq < at) : at !== null && list.find(({ seq }) => seq > at);
    if (next) this.slider.hold(next.seq);
    else if (way > 0) this.slider.now();
  }

  /** Which step a move is; null for an older one. */
  place(seq) {
    const list = since(this.own());
    const n = list.findIndex((entry) => entry.seq === seq) + 1;
    return n ? { brief: `${n} / ${list.length}`, full: say(this.own() === null ? "step-turn" : "step", { n, total: list.length }) } : null;
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(FIELDS) || !$("#curtain").hidden) return;
    const past = this.slider.at !== null;
    const free = event.target === document.body || event.target.closest?.("#looking");
    const way = KEYS[event.key] || (past && free && ARROWS[event.key]);
    if (way) {
      event.preventDefault();
      this.go(way);
    } else if (past && free && event.key === "Escape") this.slider.now();
  }
}
