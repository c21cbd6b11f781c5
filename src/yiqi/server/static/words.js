/** Words of the table page, and changing them all when the language changes. */

import { $, $$ } from "./page.js";

export const config = JSON.parse($("#config").textContent);

/** A sentence of the page with its places filled: say("move", {n: 3, total: 61}). */
export function say(key, values = {}) {
  return (config.words[key] ?? "").replace(/\{(\w+)\}/g, (hit, name) => (name in values ? String(values[name]) : hit));
}

/** An element with attributes and children; text becomes text, never markup. */
export function make(tag, attributes = {}, ...children) {
  const part = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) part.addEventListener(name.slice(2), value);
    else part.setAttribute(name, value === true ? "" : value);
  }
  part.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false && child !== ""));
  return part;
}

const SVG = "http://www.w3.org/2000/svg";

/** A sign from the sheet: `sign("u-clock")`; a size in pixels unless it goes with the words. */
export function sign(id, size = 0) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", size ? "sym" : "ic");
  svg.setAttribute("aria-hidden", "true");
  if (size) {
    svg.setAttribute("width", size);
    svg.setAttribute("height", size);
  }
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}

export const mark = (seat, size = 16) => sign(`m${seat}`, size);

/** The page in another language: its words are taken from the server's page, the match stays where it is. */
export async function translate(lang, tell) {
  await tell({ lang });
  const answer = await fetch(location.href, { cache: "no-store" });
  if (!answer.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("#config");
  if (!fresh) return false;
  const { words, name, layout } = JSON.parse(fresh.textContent);
  Object.assign(config, { words, name, layout, lang });
  document.documentElement.lang = lang;
  document.title = page.title;
  for (const part of $$("[data-w]")) {
    const other = page.querySelector(`[data-w="${CSS.escape(part.dataset.w)}"]`);
    if (other) part.textContent = other.textContent;
  }
  for (const part of $$("[data-l]")) {
    const other = page.querySelector(`[data-l="${CSS.escape(part.dataset.l)}"]`);
    if (!other) continue;
    for (const name of ["aria-label", "placeholder", "title"]) if (other.hasAttribute(name)) part.setAttribute(name, other.getAttribute(name));
  }
  for (const part of $$("#languages button")) part.toggleAttribute("aria-current", part.value === lang);
  const summary = $("#languages summary");
  const other = page.querySelector("#languages summary");
  summary.setAttribute("aria-label", other.getAttribute("aria-label"));
  $("span", summary).textContent = other.querySelector("span").textContent;
  return true;
}
