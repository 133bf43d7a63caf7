/** Shows a warning to the developer on the console. Only code for development may call it, which no bundle for production has. */
export function warnDeveloper(warning: string): void {
  // oxlint-disable-next-line no-console -- a developer reads the console
  console.warn(warning);
}
