/* oxlint-disable no-console -- what is written there is what is judged */
const written: unknown[][] = [];

/** Listens to the console while a story runs; returns what stops listening. */
export function listenToConsole(): () => void {
  const { error, warn } = console;
  written.length = 0;
  console.error = (...words: unknown[]) => {
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
