/** Several people at one screen: between two of them a curtain falls, and nothing of the last one stays on the page. */

import { $ } from "./page.js";
import { config, say } from "./words.js";

export class Curtain {
  /** `clear` empties the page, `reopen` asks for it anew, for the seat whose curtain is up or for nobody. */
  constructor({ clear, reopen }) {
    this.seats = config.hotseat;
    this.up = null;
    this.next = null;
    this.face = { clear, reopen };
    this.box = $("#curtain");
    $("#curtain-up").addEventListener("click", () => this.raise());
    this.box.addEventListener("keydown", (event) => event.key === "Tab" && event.preventDefault());
  }

  get used() {
    return this.seats.length > 1;
  }

  /** The seat that the page is for: with a curtain the one that has raised it. */
  get seat() {
    return this.used ? this.up : config.seat ?? this.seats[0] ?? null;
  }

  /** Whose turn it is here, other than the one who sits there now. */
  waiting(players) {
    if (!this.used) return null;
    const here = players.filter(({ seat, turn }) => turn && this.seats.includes(seat));
    if (here.some(({ seat }) => seat === this.up)) return null;
    return here[0] ?? null;
  }

  /** Falls, goes to the next one, or rises, as the players wait: to be called with every message. */
  watch(players) {
    if (!this.used || this.up !== null) return;
    const player = this.waiting(players);
    if (player && player.seat !== this.next?.seat) this.fall(player);
    if (!player && this.next) this.show(null);
  }

  /** Falls at once: the page is emptied before the next one looks, and what comes then is what anybody may see. */
  fall(player) {
    this.up = null;
    this.face.clear();
    this.show(player);
    this.face.reopen();
  }

  raise() {
    if (!this.next) return;
    this.up = this.next.seat;
    this.face.clear();
    this.show(null);
    this.face.reopen();
  }

  /** The curtain with the name of who is to come, or none. */
  show(player) {
    this.next = player;
    this.box.hidden = !player;
    $("main").inert = Boolean(player);
    $("header.top").inert = Boolean(player);
    if (!player) return;
    $("#curtain-h").textContent = say("curtain-title", { name: player.name });
    $("#curtain-up").textContent = say("curtain-up", { name: player.name });
    $("#curtain-up").focus();
  }
}
