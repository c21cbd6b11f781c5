/** Several people at one screen: between two of them a curtain falls, and nothing of the last one stays on the page. */

import { $ } from "./page.js";
import { config, say } from "./words.js";

export class Curtain {
  /** `seats` are those of this browser; `send` tells the server, `clear` empties the page, `reopen` asks for it anew. */
  constructor({ send, clear, reopen }) {
    this.seats = config.hotseat;
    this.up = null;
    this.next = null;
    this.face = { send, clear, reopen };
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

  /** Falls at once: the page is emptied before the next one looks. */
  async fall(player) {
    this.next = player;
    const had = this.up;
    this.up = null;
    this.face.clear();
    $("#curtain-h").textContent = say("curtain-title", { name: player.name });
    $("#curtain-up").textContent = say("curtain-up", { name: player.name });
    this.box.hidden = false;
    $("main").inert = true;
    $("header.top").inert = true;
    $("#curtain-up").focus();
    if (had !== null) await this.face.send({ do: "curtain", seat: null });
  }

  async raise() {
    const player = this.next;
    if (!player) return;
    this.up = player.seat;
    this.next = null;
    await this.face.send({ do: "curtain", seat: player.seat });
    this.face.reopen();
    this.box.hidden = true;
    $("main").inert = false;
    $("header.top").inert = false;
    $("#ask").focus?.();
  }
}
