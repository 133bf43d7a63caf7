/** The time for which a message stays in the live region, in ms: longer than any screen reader needs to notice it. */
const STAY = 7_000;

let log: HTMLElement | null = null;
/** The messages that are about to be announced. */
const waiting = new Set<string>();

function openLog(): HTMLElement {
  const box = document.createElement("div");
  // A dialog hides all elements outside of it, except elements with this attribute.
  box.dataset["liveAnnouncer"] = "true";
  // Visually hidden only.
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
  // Screen readers announce text that is added to an empty region they know already.
  setTimeout(() => {
    line.textContent = words;
    waiting.delete(words);
  });
  setTimeout(() => line.remove(), STAY);
}
