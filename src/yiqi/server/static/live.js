/** The line to the table: a WebSocket, polling where none opens, and every message answered once. */

const WAITS = [300, 800, 1500, 3000, 6000, 10000];
const PATIENCE = 12000;
const POLL = 1500;

export class Live {
  /** `options()` gives lang, width and seat (or null); `got` takes each message, `changed` the state of the line. */
  constructor(table, options, got, changed) {
    this.base = `/t/${encodeURIComponent(table)}`;
    this.options = options;
    this.got = got;
    this.changed = changed;
    this.n = 0;
    this.failures = 0;
    this.everOpened = false;
    this.pending = new Map();
    this.state = "";
    this.generation = 0;
  }

  query() {
    const { lang, width, seat } = this.options();
    const query = new URLSearchParams({ lang, width, n: String(this.n) });
    if (seat !== null && seat !== undefined) query.set("seat", String(seat));
    return query;
  }

  /** Opens the line anew, with what `options()` says now; `whole` forgets what was received. */
  open({ whole = false } = {}) {
    if (whole) this.n = 0;
    this.generation += 1;
    clearTimeout(this.timer);
    // one that is not open yet is closed when it is: browsers complain of any other
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.close();
    if (this.failures >= 3 && !this.everOpened) this.poll(this.generation);
    else this.connect(this.generation);
  }

  connect(generation) {
    const address = new URL(`${this.base}/live?${this.query()}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = (this.socket = new WebSocket(address));
    socket.addEventListener("open", () => {
      if (generation !== this.generation) return socket.close();
      this.failures = 0;
      this.everOpened = true;
      this.say("open");
      for (const { body } of this.pending.values()) socket.send(JSON.stringify(body));
    });
    socket.addEventListener("message", (event) => generation === this.generation && this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => generation === this.generation && this.lost());
  }

  lost() {
    this.failures += 1;
    this.say("lost");
    const wait = WAITS[Math.min(this.failures, WAITS.length) - 1];
    this.timer = setTimeout(() => this.open(), wait * (0.7 + Math.random() * 0.6));
  }

  async poll(generation) {
    while (generation === this.generation) {
      try {
        const answer = await fetch(`${this.base}/poll?${this.query()}`, { cache: "no-store" });
        if (!answer.ok) throw new Error(String(answer.status));
        const messages = await answer.json();
        if (generation !== this.generation) return;
        this.say("polling");
        for (const message of Array.isArray(messages) ? messages : [messages]) this.receive(message);
      } catch {
        this.say("lost");
      }
      await new Promise((done) => setTimeout(done, POLL));
    }
  }

  receive(message) {
    if (message && message.re !== undefined) {
      this.settle(message.re, message);
      return;
    }
    if (!message || message.n === undefined) return;
    this.n = message.n;
    this.got(message);
  }

  /** Sends a request under a key of its own; resolves with the answer, or with `error: "lost"`. */
  send(body) {
    const key = crypto.randomUUID ? crypto.randomUUID() : [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
    const request = { ...body, key };
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(key, { ok: false, error: "lost" }), PATIENCE);
      this.pending.set(key, { body: request, resolve, timer });
      if (this.state === "polling") this.post(key, request);
      else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    });
  }

  async post(key, request) {
    try {
      const { seat } = this.options();
      const where = seat === null || seat === undefined ? "" : `?seat=${seat}`;
      const answer = await fetch(`${this.base}/do${where}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(request),
      });
      this.settle(key, await answer.json());
    } catch {
      this.settle(key, { ok: false, error: "lost" });
    }
  }

  settle(key, answer) {
    const request = this.pending.get(key);
    if (!request) return;
    clearTimeout(request.timer);
    this.pending.delete(key);
    request.resolve(answer);
  }

  /** Requests that wait belong to whoever sat here before: they are given up. */
  forget() {
    for (const key of [...this.pending.keys()]) this.settle(key, { ok: false, error: "lost" });
  }

  say(state) {
    if (state === this.state) return;
    this.state = state;
    this.changed(state);
  }
}
