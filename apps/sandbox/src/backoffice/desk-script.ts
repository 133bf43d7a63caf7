/**
 * The script of the back office's pages: a key for the search, the focus on the sentence about the last decision, and the
 * lengths of the queues as they change. The pages
 * work without it. When the queue changes whose waiting rows the page shows, a live region announces the change, and the
 * page is loaded again on request only, so that no row moves while a member of staff decides on it.
 */
export const deskScript = `"use strict";
const done = document.getElementById("done");
if (done) {
  done.focus();
  // Said once, and not again by a later reload.
  addEventListener("load", () => {
    const address = new URL(location.href);
    for (const name of ["done", "at"]) address.searchParams.delete(name);
    address.hash = "";
    history.replaceState(null, "", address);
  });
}
const find = document.getElementById("find");
addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  find.focus();
  find.select();
});
const news = document.getElementById("news");
const shown = new Map(
  [...document.querySelectorAll("[data-queue]")].map((count) => [count.dataset.queue, count]),
);
const here =
  document.querySelector("[data-waiting]") && document.querySelector("[aria-current] [data-queue]");
const before = here === null ? null : Number(here.textContent);
let announced = before;
const announce = (count) => {
  if (count === announced) return;
  announced = count;
  news.replaceChildren();
  if (count === before) return;
  const link = document.createElement("a");
  link.href = location.href;
  link.textContent = "Show them";
  news.append(
    "Now " + count + (count === 1 ? " waits" : " wait") + " here; there " + (before === 1 ? "was " : "were ") +
      before + " when this page was loaded. ",
    link,
  );
};
const source = new EventSource("/sandbox/backoffice/live");
source.addEventListener("message", ({ data }) => {
  for (const [queue, count] of Object.entries(JSON.parse(data))) {
    const cell = shown.get(queue);
    if (cell && cell.textContent !== String(count)) cell.textContent = String(count);
    if (here !== null && cell === here) announce(count);
  }
});
addEventListener("pagehide", () => source.close());
`;
