/** Looking back: each past position as this seat could see it. */

import { $ } from "./page.js";
import { make, say } from "./words.js";

export class Slider {
  /** `look(seq)` resolves with panels, `show(panels)` draws them, `back()` returns to the present, `told(seq)` gives the
   * lines of what was done there, `step(seq)` where that is among the latest: `brief` and in `full`. */
  constructor({ look, show, back, told, step }) {
    this.face = { look, show, back, told, step };
    this.at = null;
    this.last = 0;
    this.range = $("#slider");
    this.range.addEventListener("input", () => this.go(Number(this.range.value)));
    $("#r-first").addEventListener("click", () => this.go(0));
    $("#r-play").addEventListener("click", () => this.play());
    $("#now").addEventListener("click", () => this.now());
  }

  set(last) {
    this.last = last;
    this.range.max = String(last);
    if (this.at === null) this.range.value = String(last);
    this.words();
  }

  words() {
    const n = this.at ?? this.last;
    const words = say("move", { n, total: this.last });
    $("#move").textContent = `${n} / ${this.last}`;
    this.range.setAttribute("aria-valuetext", words);
    if (this.at === null) return;
    const lines = this.face.told(n);
    const past = say("past-line", { n, total: this.last });
    $("#looking span").replaceChildren(...(lines.length ? lines : [past]).map((line) => make("b", {}, line)));
    const { brief, full } = (lines.length && this.face.step(n)) || { brief: $("#move").textContent, full: past };
    $("#step").title = full;
    $("#step").replaceChildren(make("i", { class: "sr" }, full), make("i", { "aria-hidden": "true" }, brief));
  }

  go(seq) {
    return seq >= this.last ? this.now() : this.look(seq);
  }

  /** A position, and be it the last one, until somebody goes on. */
  hold(seq) {
    this.stop();
    return this.look(seq);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
  }

  async look(seq) {
    this.at = seq;
    this.range.value = String(seq);
    this.words();
    $("#looking").hidden = false;
    document.body.classList.add("past");
    // while one is on the way the latest wish waits
    if (this.busy) return;
    this.busy = true;
    let shown = -1;
    while (this.at !== null && this.at !== shown) {
      shown = this.at;
      const answer = await this.face.look(shown);
      if (answer.ok && this.at !== null) this.face.show(answer.panels);
    }
    this.busy = false;
  }

  now() {
    this.stop();
    if (this.at === null) return;
    this.at = null;
    this.range.value = String(this.last);
    this.words();
    $("#looking").hidden = true;
    document.body.classList.remove("past");
    this.face.back();
  }

  /** Shows one position after the other from `first` on, or stops. */
  play(first = 0) {
    if (this.timer) return this.stop();
    if (this.at === null) this.go(first);
    this.timer = setInterval(() => this.go((this.at ?? this.last) + 1), 900);
  }
}
