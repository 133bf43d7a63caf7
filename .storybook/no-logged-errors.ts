/* oxlint-disable no-console -- what is written there is what is judged */
const written: unknown[][] = [];

/** Listens to the console while a story runs; returns what stops listening. */
export function listenToConsole(): () => void {
  const original = console.error;
  written.length = 0;
  console.error = (...words: unknown[]) => {
    written.push(words);
    original(...words);
  };
  return () => {
    console.error = original;
  };
}

/** Fails a story that has logged an error. */
export function refuseLoggedErrors(): void {
  if (written.length > 0)
    throw new Error(`The story logged an error: ${written.flat().map(String).join(" ")}`);
}
