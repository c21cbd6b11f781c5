/** A page about something on the board, beside it: a part with `data-page` opens it when it is pressed and nothing else
 * follows from that, or with the other mouse button, a long press, or "i". */

import { $ } from "./page.js";
import { config, make, say } from "./words.js";

/** `ask(name)` resolves with a page: title, confidence, facts, paragraphs, and further pages. */
export function pages(ask) {
  const dialog = $("#leaf");
  const open = async (name) => {
    const answer = await ask(name);
    if (answer.ok) fill(dialog, answer, open);
  };
  const pageOf = (target) => target.closest?.("[data-page]")?.dataset.page;
  document.addEventListener("click", (event) => {
    const part = event.target.closest?.("[data-page]");
    // what may be chosen, or asked about, is an answer first
    if (part && !part.dataset.is && !event.target.closest("[data-is]:not([data-is=''])")) open(part.dataset.page);
  });
  document.addEventListener("contextmenu", (event) => {
    const name = pageOf(event.target);
    if (!name) return;
    event.preventDefault();
    open(name);
  });
  document.addEventListener("keydown", (event) => {
    const part = document.activeElement?.closest?.("[data-page]");
    if (!part || event.ctrlKey || event.metaKey || event.altKey) return;
    const press = (event.key === "Enter" || event.key === " ") && !part.dataset.is;
    if (!press && event.key !== "i") return;
    event.preventDefault();
    open(part.dataset.page);
  });
}

function fill(dialog, page, open) {
  const names = (page.names || []).map(({ lang, text }) => make("span", { lang }, text));
  const link = ({ name, text }) => make("button", { type: "button", class: "btn", onclick: () => open(name) }, text);
  dialog.replaceChildren(
    make("h2", { id: "leaf-h", tabindex: "-1" }, page.title),
    names.length ? make("p", { class: "names muted" }, names) : null,
    page.facts.length ? make("ul", { class: "facts" }, page.facts.map((fact) => make("li", {}, fact))) : null,
    ...page.text.map((part) => make("p", {}, part)),
    page.confidence ? make("p", { class: `sure ${page.sure}` }, page.confidence) : null,
    make("div", { class: "row" }, page.more.map(link), make("span", { class: "sp" }), make("button", { type: "button", class: "btn pri", onclick: () => dialog.close() }, say("close"))),
  );
  dialog.lang = config.lang;
  if (!dialog.open) dialog.showModal();
  $("#leaf-h").focus();
}
