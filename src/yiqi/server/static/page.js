/** Every page but the table: menus, theme, moments in words, the form for a new table. */

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Puts the symbols that drawings use by "#name" into the page, fetched once and cached by the browser. */
export async function fetchSymbols(address) {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (sheet.nodeName === "svg") document.body.prepend(document.importNode(sheet, true));
}

/** Closes a menu when something in it was chosen, something else is clicked, or Escape is pressed. */
export function menus() {
  const close = (except) => $$("details.menu[open]").forEach((menu) => menu !== except && (menu.open = false));
  document.addEventListener("click", (event) => close(event.target.closest(".drop .row") ? null : event.target.closest("details.menu")));
  document.addEventListener("keydown", (event) => {
    const open = event.key === "Escape" && $("details.menu[open]");
    if (!open) return;
    open.open = false;
    $("summary", open).focus();
  });
}

export const dark = () =>
  document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;

/** The theme changes at once; the server is told so that the next page begins with it. */
export function themeButton() {
  const form = $("#theme");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const theme = dark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    tellSettings({ theme });
    drawTheme();
  });
  drawTheme();
}

function drawTheme() {
  const use = $("#theme use");
  if (use) use.setAttribute("href", use.getAttribute("href").replace(/#.*/, dark() ? "#u-sun" : "#u-moon"));
}

export const tellSettings = (values) =>
  fetch("/settings", { method: "POST", body: new URLSearchParams({ ...values, next: "/settings" }), redirect: "manual" });

/** "3 minutes ago" in the page's language. */
export function ago(seconds, language = document.documentElement.lang) {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const past = seconds - Date.now() / 1000;
  for (const [unit, size] of [["day", 86400], ["hour", 3600], ["minute", 60]])
    if (Math.abs(past) >= size) return words.format(Math.round(past / size), unit);
  return words.format(0, "minute");
}

const moments = () => $$("time[data-at]").forEach((time) => (time.textContent = ago(Number(time.dataset.at))));

function newTable(form) {
  const rows = $$(".seat", form);
  const least = Number(form.dataset.least);
  const refresh = () => {
    let here = 0;
    rows.forEach((row, n) => {
      const sits = $("input[type=radio]:checked", row)?.value.split(":")[0];
      if (sits === "me" && !row.hidden) here += 1;
      $$("[data-for]", row).forEach((part) => (part.hidden = part.dataset.for !== (sits === "me" && n === 0 ? "self" : sits)));
      $$("input,select", row).forEach((field) => (field.disabled = row.hidden || (field.dataset.for === "me" && field.hidden)));
      $$("input[data-for=me]", row).forEach((field) => (field.required = !field.disabled));
    });
    $(".hotseat-note", form).hidden = here < 2;
    form.elements.hotseat.value = here > 1 ? "yes" : "no";
    const shown = rows.filter((row) => !row.hidden).length;
    $("[data-more]", form).hidden = shown === rows.length;
    $("[data-fewer]", form).hidden = shown <= least;
    // what does not suit so many players cannot be chosen
    for (const option of $$("option[data-seats]", form)) {
      option.disabled = !option.dataset.seats.split(" ").includes(String(shown));
      if (option.disabled && option.selected) option.parentElement.value = $$("option", option.parentElement).find(({ defaultSelected }) => defaultSelected).value;
    }
  };
  form.addEventListener("change", (event) => {
    if (event.target.matches("select[data-for=bot]")) {
      const radio = $$("input[type=radio]", event.target.closest(".seat")).find((input) => input.value.startsWith("bot:"));
      radio.value = event.target.value;
    }
    if (event.target.name === "game") {
      const other = $(`.new-table[data-game="${CSS.escape(event.target.value)}"]`);
      form.hidden = true;
      other.hidden = false;
      const radio = $$("input[name=game]", other).find((input) => input.value === event.target.value);
      radio.checked = true;
      radio.focus();
    }
    refresh();
  });
  $("[data-more]", form).addEventListener("click", () => {
    rows.find((row) => row.hidden).hidden = false;
    refresh();
  });
  $("[data-fewer]", form).addEventListener("click", () => {
    rows.filter((row) => !row.hidden).at(-1).hidden = true;
    refresh();
  });
  refresh();
}

/** A pasted link leads to a table of this house only. */
function joinByLink(form) {
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const found = form.elements.link.value.match(/(?:\/t\/)?([A-Za-z0-9_-]+(?:\/sit\/[A-Za-z0-9_-]+)?)\/?\s*$/);
    if (found) location.assign(`/t/${found[1]}`);
    else form.elements.link.focus();
  });
}

function soundBox(box) {
  if (!box) return;
  box.checked = localStorage.getItem("yiqi-sound") === "on";
  box.addEventListener("change", () => localStorage.setItem("yiqi-sound", box.checked ? "on" : "off"));
}

/** Whose turn it is, without a new page: what is being filled in stays. */
async function refreshYours() {
  if (document.visibilityState !== "visible" || $(".mine-col").contains(document.activeElement)) return;
  const answer = await fetch("/").catch(() => null);
  if (!answer?.ok) return;
  const fresh = $(".mine-col", new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (fresh) $(".mine-col").replaceChildren(...fresh.childNodes);
  moments();
}

const hex = (bytes) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

/** This browser's part of the chance, made when a seat is taken: nobody else can know it before. */
function nonces() {
  document.addEventListener("submit", (event) => {
    const field = event.target.elements.namedItem("nonce");
    if (field) field.value = hex(crypto.getRandomValues(new Uint8Array(16)));
  });
}

/** Who is ready for a rematch, without a new page. */
async function refreshAgain() {
  const box = $("#again");
  if (document.visibilityState !== "visible" || box.contains(document.activeElement)) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = $("#again", new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (fresh && fresh.innerHTML !== box.innerHTML) box.replaceChildren(...fresh.childNodes);
}

menus();
nonces();
if (!document.body.classList.contains("at-table")) {
  themeButton();
  moments();
  setInterval(moments, 30000);
  $$(".new-table").forEach(newTable);
  joinByLink($("#join"));
  soundBox($("#sound"));
  if ($(".svg svg")) fetchSymbols(document.body.dataset.symbols);
  if ($(".mine-col .list")) setInterval(refreshYours, 30000);
  if ($("#again")) setInterval(refreshAgain, 4000);
}
