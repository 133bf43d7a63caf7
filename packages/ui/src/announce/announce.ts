/** How long words stay, in ms: longer than any reader takes to notice them. */
const STAY = 7_000;

let log: HTMLElement | null = null;
/** What is about to be said. */
const waiting = new Set<string>();

function openLog(): HTMLElement {
  const box = document.createElement("div");
  // Dialogs hide all that is outside them, but for what bears this mark.
  box.dataset["liveAnnouncer"] = "true";
  // Off the page to the eye only.
  box.style.cssText = "position:absolute;inline-size:0;block-size:0;overflow:hidden;white-space:nowrap";
  box.setAttribute("role", "log");
  box.setAttribute("aria-live", "polite");
  document.body.prepend(box);
  return box;
}

/**
 * Announces a status message to screen readers without moving the focus, such as progress, a save or a refresh. Text
 * that is visible belongs in a live region at its own place instead. Equal messages within one moment are announced once.
 *
 * @example
 * announce("Downloaded deposits.csv");
 */
export function announce(words: string): void {
  if (waiting.has(words)) return;
  waiting.add(words);
  if (!log?.isConnected) log = openLog();
  const line = document.createElement("p");
  log.append(line);
  // A region that is new, and empty, is known before words come into it.
  setTimeout(() => {
    line.textContent = words;
    waiting.delete(words);
  });
  setTimeout(() => line.remove(), STAY);
}
