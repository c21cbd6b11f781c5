/** Questions and messages of the page itself, where browsers would show boxes of their own. */

import { $ } from "./page.js";
import { make, say } from "./words.js";

const box = $("#dialog");
let settle = null;

box.addEventListener("close", () => {
  settle?.(box.returnValue === "go");
  settle = null;
});
// a click beside it closes it
box.addEventListener("click", (event) => event.target === box && box.close("no"));

function open(children) {
  if (box.open) box.close("no");
  box.returnValue = "";
  box.replaceChildren(...children);
  box.showModal();
  return new Promise((resolve) => (settle = resolve));
}

const button = (words, value, kind = "") =>
  make("button", { class: `btn ${kind}`, type: "button", "data-value": value, onclick: () => box.close(value) }, words);

/** Asks yes or no; resolves with whether it was yes. Escape is no. */
export function sure(text, go) {
  return open([make("p", { id: "dialog-text" }, text), make("div", { class: "row end" }, button(say("cancel"), "no"), button(go, "go", "pri"))]);
}

/** Shows an address that is told this once, ready to be copied. */
export function showLink(text, address, copy) {
  const field = make("input", { value: address, readonly: true, "aria-labelledby": "dialog-text", onfocus: () => field.select() });
  const copied = make("button", { class: "btn pri", type: "button", onclick: async () => (await copy(address)) || field.select() }, say("copy"));
  return open([make("p", { id: "dialog-text" }, text), make("p", { class: "with" }, field, copied), make("div", { class: "row end" }, button(say("close"), "no"))]);
}
