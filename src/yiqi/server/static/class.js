// The teacher's page looks again every few seconds, unless somebody is using a button of it.
const watch = document.getElementById("watch");
const every = Number(watch?.dataset.every || 5) * 1000;

async function look() {
  if (document.hidden || watch.contains(document.activeElement)) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("watch");
    if (fresh && fresh.innerHTML !== watch.dataset.last) {
      watch.dataset.last = fresh.innerHTML;
      watch.replaceChildren(...fresh.childNodes);
    }
  } catch {
    // the line is down: the next look may find it up
  }
}
if (watch) setInterval(look, every);

// the link to a class is copied without being shown; where the browser does not let it be, it is shown
const copy = document.getElementById("copy");
if (copy) copy.hidden = false;
copy?.addEventListener("click", async () => {
  const done = await navigator.clipboard?.writeText(copy.dataset.link).then(() => true, () => false);
  if (done) document.getElementById("said").textContent = copy.dataset.said;
  else document.getElementById("shown").open = true;
});
