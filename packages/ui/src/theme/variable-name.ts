/** Returns the CSS variable of a token: `variableName("color", "textMuted")` is `--broker-color-text-muted`. */
export function variableName(group: string, name: string): string {
  return `--broker-${group}-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
