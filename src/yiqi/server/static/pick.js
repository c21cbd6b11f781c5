/** Choosing by clicks: the list of actions is narrowed by each thing that is clicked until a path is whole. */

import { $$ } from "./page.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const things = () => $$("[data-thing]");
export const named = (name) => things().filter((part) => part.dataset.thing === name);

export class Pick {
  /** `act(action)`, `ask(path, element)`, `hint(actions)`, `menu(actions, element)`, `changed(chosen)` are the page's. */
  constructor(face) {
    this.face = face;
    this.actions = [];
    this.near = [];
    this.chosen = [];
    this.active = null;
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("pointerover", (event) => this.over(event));
    document.addEventListener("focusin", (event) => this.focused(event.target));
  }

  set(actions, near, keep) {
    this.actions = actions || [];
    this.near = near || [];
    if (!keep || !this.from(this.chosen).length) this.chosen = [];
    this.show();
  }

  from(prefix) {
    return this.actions.filter(({ path }) => path.length >= prefix.length && prefix.every((name, i) => path[i] === name));
  }

  next(prefix, paths = this.from(prefix).map(({ path }) => path)) {
    return new Set(paths.filter((path) => path.length > prefix.length && prefix.every((name, i) => path[i] === name)).map((path) => path[prefix.length]));
  }

  /** Marks every thing on the page as what it is now. */
  show() {
    const lit = this.next(this.chosen);
    const dim = this.next(this.chosen, this.near);
    const again = this.chosen.length ? this.next([]) : new Set();
    const onWay = new Set(this.chosen);
    for (const part of things()) {
      const name = part.dataset.thing;
      const is = lit.has(name) ? "lit" : onWay.has(name) ? "picked" : dim.has(name) ? "dim" : again.has(name) ? "again" : "";
      for (const cls of ["lit", "dim", "picked", "again", "refused"]) part.classList.toggle(cls, cls === is);
      part.dataset.is = is;
      if (is) part.setAttribute("tabindex", "-1");
      else part.removeAttribute("tabindex");
    }
    // what is shown as long as something is picked, wherever it lies
    for (const part of $$("[data-with]")) part.classList.toggle("with", this.chosen.includes(part.dataset.with));
    for (const part of things()) this.role(part);
    this.stops();
    this.face.changed(this.chosen);
  }

  /** Buttons do not nest: a thing around one that can be clicked is a group, one that cannot be clicked a picture. */
  role(part) {
    // what only holds others has no name of its own
    if (!part.hasAttribute("aria-label") && (!part.dataset.is || part instanceof SVGElement)) return part.removeAttribute("role");
    const inside = $$("[data-thing]", part).some((inner) => inner.dataset.is);
    const pressable = part.dataset.is && !inside;
    part.setAttribute("role", pressable ? "button" : inside || part.querySelector("[data-thing]") ? "group" : "img");
    if (pressable && part.dataset.is === "picked") part.setAttribute("aria-pressed", "true");
    else part.removeAttribute("aria-pressed");
    if (pressable && part.dataset.is === "dim") part.setAttribute("aria-disabled", "true");
    else part.removeAttribute("aria-disabled");
  }

  /** One stop of the tab key in each panel: where one was, else the first thing that is lit. */
  stops() {
    for (const panel of $$("[data-panel]")) {
      const parts = $$("[data-is]", panel).filter((part) => part.dataset.is);
      if (!parts.length) continue;
      const best = ["lit", "picked", "again", "dim"].map((is) => parts.find((part) => part.dataset.is === is)).find(Boolean);
      const kept = this.active && parts.find((part) => part.dataset.thing === this.active && part.dataset.is === best.dataset.is);
      (kept || best).setAttribute("tabindex", "0");
    }
  }

  clicked(event) {
    if (event.target.closest("#bubble,#choose")) return;
    const parts = [];
    for (let part = event.target.closest("[data-thing]"); part; part = part.parentElement?.closest("[data-thing]")) parts.push(part);
    if (!parts.length) {
      if (event.target.closest(".stage,.panels,.handbox,.panel")) this.unpick();
      return;
    }
    this.choose(parts[0].classList.contains("through") ? [...parts, ...this.below(event, parts)] : parts);
  }

  /** What lies under something small that gives way to it: a press counts for what may be chosen there. */
  below({ clientX, clientY }, parts) {
    const found = document.elementsFromPoint(clientX, clientY).map((part) => part.closest("[data-thing]"));
    return [...new Set(found)].filter((part) => part && !parts.includes(part) && part.closest("svg") === parts[0].closest("svg"));
  }

  /** `parts`: the thing that was clicked and those around it, innermost first. */
  choose(parts) {
    const lit = this.next(this.chosen);
    const part = parts.find(({ dataset }) => lit.has(dataset.thing));
    if (part) return this.take([...this.chosen, part.dataset.thing], part);
    const [dim, first, early] = [this.next(this.chosen, this.near), this.next([]), this.next([], this.near)];
    for (const one of parts) {
      const name = one.dataset.thing;
      if (this.chosen.includes(name)) return this.unpick(this.chosen.indexOf(name));
      if (dim.has(name)) return this.face.ask([...this.chosen, name], one);
      if (first.has(name)) return this.take([name], one);
      if (early.has(name)) return this.face.ask([name], one);
    }
  }

  take(path, part) {
    const rest = this.from(path);
    const whole = rest.filter((action) => action.path.length === path.length);
    if (whole.length === 1) return this.face.act(whole[0], part);
    if (whole.length > 1) return this.face.menu(whole, part);
    this.chosen = path;
    this.active = path.at(-1);
    this.show();
  }

  unpick(to = 0) {
    if (!this.chosen.length) return;
    const back = named(this.chosen[to])[0];
    this.chosen = this.chosen.slice(0, to);
    this.show();
    if (back && document.activeElement?.closest?.("[data-thing]")) back.focus();
  }

  over(event) {
    const { target } = event;
    const part = target.closest?.("[data-thing]");
    if (part === this.hovered) return;
    this.hovered = part;
    this.face.about(part, false);
    const lit = target.closest?.(".lit[data-thing]");
    this.hintFor(lit || !part?.classList.contains("through") ? lit : this.below(event, [part]).find(({ dataset }) => dataset.is === "lit"));
  }

  focused(target) {
    const part = target.closest?.("[data-thing]");
    if (part) this.active = part.dataset.thing;
    this.face.about(part && part.matches(":focus-visible") ? part : null, true);
    this.hintFor(part);
  }

  hintFor(part) {
    const path = part?.dataset.is === "lit" ? [...this.chosen, part.dataset.thing] : null;
    this.face.hint(path ? this.from(path).filter((action) => action.path.length === path.length) : []);
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const part = document.activeElement?.closest?.("[data-thing]");
    if (event.key === "Escape") this.unpick(Math.max(0, this.chosen.length - 1));
    if (!part) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const parts = [];
      for (let p = part; p; p = p.parentElement?.closest("[data-thing]")) parts.push(p);
      this.choose(parts);
    } else if (event.key === "?") {
      event.preventDefault();
      this.face.ask(this.chosen.includes(part.dataset.thing) ? this.chosen : [...this.chosen, part.dataset.thing], part);
    } else if (ARROWS[event.key]) {
      event.preventDefault();
      this.move(part, ARROWS[event.key], event.shiftKey);
    }
  }

  /** To the nearest thing in a direction: among those that are lit, with Shift among all that may be asked about. */
  move(from, [dx, dy], all) {
    const a = from.getBoundingClientRect();
    let best = from.dataset.is === "picked" ? from.querySelector("[data-is=lit]") : null;
    let least = Infinity;
    for (const part of best ? [] : things()) {
      const is = part.dataset.is;
      if (part === from || !is || (!all && is === "dim")) continue;
      const b = part.getBoundingClientRect();
      if (!b.width) continue;
      const x = b.x + b.width / 2 - a.x - a.width / 2;
      const y = b.y + b.height / 2 - a.y - a.height / 2;
      const along = x * dx + y * dy;
      if (along <= 4) continue;
      const far = along + 2.5 * Math.abs(x * dy + y * dx);
      if (far < least && getComputedStyle(part).visibility !== "hidden") [least, best] = [far, part];
    }
    if (!best) return;
    best.setAttribute("tabindex", "0");
    best.focus();
    best.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
