/** Answers typed as text, in games with a notation: a line under the prompt. The server reads it; no rule lives here. */

import { $ } from "./page.js";
import { make, sign } from "./words.js";

export class Typing {
  /** `send(text)` gives the server's answer; what was refused stays in the field. */
  constructor(send) {
    this.send = send;
    this.field = make("textarea", { rows: 1, maxlength: 4000, autocomplete: "off", spellcheck: "false", oninput: () => this.grow(), onkeydown: (event) => this.key(event) });
    this.button = make("button", { class: "btn square" }, sign("u-send"));
    this.form = make("form", { class: "say typing", hidden: true, onsubmit: (event) => this.submit(event) }, this.field, this.button);
    $("#prompt").after(this.form);
  }

  /** Shows the line while the server offers it, with its words. */
  draw(help) {
    this.form.hidden = !help;
    if (!help || this.field.placeholder === help) return;
    this.field.placeholder = help;
    for (const part of [this.field, this.button]) part.setAttribute("aria-label", help);
  }

  clear() {
    this.field.value = "";
    this.grow();
    this.draw("");
  }

  key(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.form.requestSubmit();
  }

  async submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text || this.button.disabled) return;
    this.button.disabled = true;
    const answer = await this.send(text);
    this.button.disabled = false;
    if (!answer.ok || this.field.value.trim() !== text) return;
    this.field.value = "";
    this.grow();
  }

  /** As high as the lines that were pasted. */
  grow() {
    this.field.rows = Math.min(6, Math.max(1, this.field.value.split("\n").length));
  }
}
