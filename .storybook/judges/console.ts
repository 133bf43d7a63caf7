/* oxlint-disable no-console -- what is written there is what is judged */
const written: unknown[][] = [];

/**
 * Browsers tell a page so, and write nothing, when a size that was just observed changes another: it is observed in the
 * next frame. The runner writes it down as an error.
 */
const isPutOff = ([first]: readonly unknown[]) =>
  first instanceof Error && first.message === "ResizeObserver loop completed with undelivered notifications.";

/** Listens to the console while a story runs; returns what stops listening. */
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

/** What the story has logged as an error or a warning. */
export const loggedFaults = (): string[] => written.map((words) => `logs: ${words.map(String).join(" ")}`);
