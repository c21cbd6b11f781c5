/** Your turn: the tab's title and icon, and a soft sound for who wants it. */

import { $ } from "./page.js";
import { say } from "./words.js";

const KEY = "yiqi-sound";
let context = null;
let was = false;

export const wanted = () => localStorage.getItem(KEY) === "on";

export function soundButton(button) {
  const draw = () => button.setAttribute("aria-pressed", String(wanted()));
  button.addEventListener("click", () => {
    localStorage.setItem(KEY, wanted() ? "off" : "on");
    draw();
    if (wanted()) ring();
  });
  draw();
}

/** Two soft notes. */
function ring() {
  context ??= new AudioContext();
  for (const [at, pitch] of [[0, 587], [0.14, 880]]) {
    const note = context.createOscillator();
    const loud = context.createGain();
    note.frequency.value = pitch;
    const start = context.currentTime + at;
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
    note.connect(loud).connect(context.destination);
    note.start(start);
    note.stop(start + 0.5);
  }
}

/** Shows in the tab whether you are waited for. */
export function yourTurn(yours, name) {
  document.title = yours ? `● ${say("your-turn")} · ${name} · Yiqi` : `${name} · Yiqi`;
  $("link[rel=icon]").href = yours ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (yours && !was && wanted()) ring();
  was = yours;
}
