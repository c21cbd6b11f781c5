/** The parts of a match beside the slider: each leads to the position with which it began. */

import { $ } from "./page.js";
import { config, make, say } from "./words.js";

const found = new Map();
let shown = "";
let at = null;

/** Entries of the log; those with which a part begins are kept. */
export function addChapters(entries, whole) {
  if (whole) found.clear();
  for (const { seq, chapter, undone } of entries) {
    if (chapter && !undone) found.set(seq, chapter);
    else found.delete(seq);
  }
  const list = [...found].sort(([a], [b]) => a - b);
  if (shown === `${config.lang} ${JSON.stringify(list)}`) return;
  shown = `${config.lang} ${JSON.stringify(list)}`;
  $("#chapters").hidden = list.length < 2;
  $("#chapters").replaceChildren(make("option", { value: "" }, say("chapter")), ...list.map(([seq, name]) => make("option", { value: seq }, name)));
  markChapter(at);
}

/** The part that a position is in is shown; null for the present. */
export function markChapter(seq) {
  at = seq;
  const begun = seq === null ? [] : [...found.keys()].filter((first) => first <= seq);
  $("#chapters").value = begun.length ? String(Math.max(...begun)) : "";
}

/** `go(seq)` looks at a position. */
export function chapterList(go) {
  $("#chapters").addEventListener("change", ({ target }) => target.value !== "" && go(Number(target.value)));
}
