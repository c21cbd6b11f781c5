// What a page must hold, looked at in the page itself; each function returns a list of complaints.
window.yiqiChecks = (() => {
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const hidden = (part) => !part.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) || part.closest(".sr,[hidden],.skip");

  // Every piece of visible text: what it says, where, how large it comes out on the screen.
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement;
      if (!node.data.trim() || !part || part.closest("script,style,title,symbol,option") || hidden(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = part.closest("svg") ? [part.getBoundingClientRect()] : [...range.getClientRects()];
      const inside = rects.filter((rect) => rect.width > 1 && rect.height > 1);
      if (!inside.length) continue;
      const svg = part.closest("svg");
      const scale = svg && part.getScreenCTM ? Math.hypot(part.getScreenCTM().a, part.getScreenCTM().b) : 1;
      found.push({ node, part, text: node.data, rects: inside, size: parseFloat(getComputedStyle(part).fontSize) * scale });
    }
    return found;
  }

  function small(least) {
    return texts().filter(({ size }) => size < least - 0.05).map(({ text, size }) => `text of ${size.toFixed(1)} px: ${short(text)}`);
  }

  const FLOATS = ".bubble,.zoom,.drop,.banner,.drawer,.side,.bottom";

  // Whether a box that scrolls hides this point of a part.
  function cut(part, x, y) {
    for (let box = part.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === "visible") continue;
      const { top, bottom, left, right } = box.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  }

  // Labels that lie over each other, as far as both can be seen.
  function overlaps() {
    const all = texts().flatMap(({ part, text, rects }) => rects.map((rect) => ({ part, text, rect })));
    const seen = all.filter(({ part, rect }) => {
      const x = rect.x + rect.width / 2;
      const y = rect.y + rect.height / 2;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const top = document.elementFromPoint(x, y);
      return top && (top === part || part.contains(top) || top.contains(part)) && !cut(part, x, y);
    });
    const found = [];
    for (let i = 0; i < seen.length; i++)
      for (let j = i + 1; j < seen.length; j++) {
        const [a, b] = [seen[i], seen[j]];
        if (a.part === b.part || a.part.closest(FLOATS) !== b.part.closest(FLOATS)) continue;
        const w = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const h = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        // glyphs do not fill their line: a few pixels of it may be shared
        if (w > 2 && h > 0.35 * Math.min(a.rect.height, b.rect.height)) found.push(`labels overlap: ${short(a.text)} / ${short(b.text)}`);
      }
    return found;
  }

  // Things to press; a radio button is pressed on its label.
  function targets(least) {
    const list = [...document.querySelectorAll("a[href],button,select,summary,input:not([type=hidden]):not(.sr),[data-is]:not([data-is=''])")];
    const found = [];
    for (let part of list) {
      if (hidden(part) || part.disabled) continue;
      if (part.matches("input[type=radio],input[type=checkbox]")) part = part.closest("label") || part;
      if (part.matches("a") && part.closest("p,li,td,.clause") && getComputedStyle(part).display === "inline") continue;
      if (part.matches("svg [data-is]") && part.querySelector("[data-is]:not([data-is=''])") && part.dataset.is !== "lit") continue;
      const { width, height } = part.getBoundingClientRect();
      if (width && height && (width < least - 0.5 || height < least - 0.5))
        found.push(`target of ${width.toFixed(0)} x ${height.toFixed(0)}: ${short(part.getAttribute("aria-label") || part.textContent || part.name || part.tagName)}`);
    }
    return found;
  }

  const sideways = () => (document.documentElement.scrollWidth > innerWidth + 1 ? [`the page is ${document.documentElement.scrollWidth} px wide in a window of ${innerWidth}`] : []);

  // Keys that were not replaced by words, and words of another language.
  function foreign(language, keys, names) {
    const found = [];
    const known = new Set(keys);
    for (const { part, text } of texts()) {
      const words = text.trim();
      if (known.has(words) || /\{\s*\$?\w*\s*\}/.test(words)) found.push(`bare key: ${short(words)}`);
      const own = part.closest("[lang]")?.getAttribute("lang") || language;
      if (own !== language || part.closest("q,code,pre,kbd")) continue;
      let rest = words;
      for (const name of names) rest = rest.split(name).join(" ");
      if (language === "en" && /[\u3400-\u9fff]/.test(rest)) found.push(`Chinese in an English page: ${short(words)}`);
      if (language !== "en" && /[A-Za-z]{3,}/.test(rest.replace(/\b[a-z_]+\.[a-z0-9_-]+/g, " "))) found.push(`English in a Chinese page: ${short(words)}`);
    }
    return found;
  }

  // Things that are lit and that arrows do not come to.
  function unreachable() {
    const lit = [...document.querySelectorAll("[data-is=lit],[data-is=picked],[data-is=again]")].filter((part) => part.getBoundingClientRect().width && !hidden(part));
    const start = lit.filter((part) => part.tabIndex === 0);
    const seen = new Set(start);
    const focused = document.activeElement;
    for (const part of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        part.focus({ preventScroll: true });
        part.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const now = document.activeElement?.closest?.("[data-is]");
        if (now && lit.includes(now)) seen.add(now);
      }
    }
    focused?.focus?.({ preventScroll: true });
    return lit.filter((part) => part.dataset.is === "lit" && !seen.has(part)).map((part) => `no arrow leads to ${part.dataset.thing}`);
  }

  const all = (selector) => [...document.querySelectorAll(selector)];
  const sorts = (is) => [...new Set(all(`[data-is=${is}]`).map((part) => part.dataset.thing.split(" ")[0]))].sort();
  const verbs = () => all("#answers [data-action]").map((button) => button.dataset.action.split(" ")[0]).sort();

  // The kind of question: which sorts of things are picked and lit, and which buttons there are.
  const kind = () => [...sorts("picked").map((sort) => `picked-${sort}`), ...sorts("lit"), ...verbs()].join("-") || "nothing";

  // What is different when something has happened.
  const mark = () => [...["#ask", "#answers"].map((id) => document.querySelector(id).textContent), document.querySelector("#slider").max,
    all("[data-is=lit],[data-is=picked]").length].join("|");

  const lit = () => all("[data-is=lit]").map((part) => part.dataset.thing);
  const buttons = () => all("#answers [data-action]").map((button) => button.dataset.action);
  const menus = () => all("button.aside").length > 0;

  // The tab of a telephone that a thing is behind.
  const tab = (part) => (part.closest("#board") ? "board" : part.closest("section[data-panel]").dataset.tab || part.closest("section[data-panel]").dataset.panel);

  // The player of a telephone's row of players whose panel a thing is in.
  const player = (part) => part.closest("#peek .seatbox")?.dataset.seat ?? "";

  // Whether a press there counts for a thing: what is lit goes before what lies around or, where it gives way, below it.
  function counts({ x, y }, part) {
    const chain = [];
    for (let one = document.elementFromPoint(x, y)?.closest("[data-thing]"); one; one = one.parentElement?.closest("[data-thing]")) chain.push(one);
    if (chain[0]?.classList.contains("through")) chain.push(...document.elementsFromPoint(x, y).map((one) => one.closest("[data-thing]")).filter(Boolean));
    const lit = chain.find((one) => one.dataset.is === "lit");
    return lit ? lit === part : chain.includes(part);
  }

  // Where a press comes to a thing: its middle, or the nearest place that nothing else lies over; null if there is none.
  function point(part) {
    part.scrollIntoView({ block: "center", inline: "center" });
    const { x, y, width, height } = part.getBoundingClientRect();
    for (const far of [0, 0.1, 0.2, 0.3, 0.4, 0.46])
      for (let k = 0; k < (far ? 12 : 1); k++) {
        const at = { x: x + width * (0.5 + far * Math.cos((k * Math.PI) / 6)), y: y + height * (0.5 + far * Math.sin((k * Math.PI) / 6)) };
        if (counts(at, part)) return at;
      }
    return null;
  }

  return { kind, mark, point, lit, buttons, menus, tab, player, small, overlaps, targets, sideways, foreign, unreachable, words: () => texts().filter(({ part }) => !part.closest("q,code,pre,kbd")).map(({ part, text }) => [part.closest("[lang]")?.getAttribute("lang") || "", text.trim()]) };
})();
