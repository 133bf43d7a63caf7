/* oxlint-disable no-console -- this check reads the console */
const written: unknown[][] = [];

/**
 * Returns whether a message is the browser's notice that a resize observer's callback changed another size, which is
 * then observed in the next frame. The runner logs it as an error.
 */
const isPutOff = ([first]: readonly unknown[]) =>
  first instanceof Error && first.message === "ResizeObserver loop completed with undelivered notifications.";

/** Records the console while a story runs; returns the function that stops recording. */
export function listenToConsole(): () => void {
  const { error, warn } = console;
  written.length = 0;
  console.error = (...words: unknown[]) => {
    if (isPutOff(words)) return;
    written.push(words);
    error(...words);
  };
  console.warn = (...words: unknown[]) => {
    written.push(words);
    warn(...words);
  };
  return () => Object.assign(console, { error, warn });
}

/** Lists the errors and warnings that the story has logged. */
export const loggedFaults = (): string[] => written.map((words) => `logs: ${words.map(String).join(" ")}`);
