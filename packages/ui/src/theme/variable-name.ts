/** Returns the CSS variable of a token: `toVariableName("color", "textMuted")` is `--broker-color-text-muted`. */
export function toVariableName(group: string, name: string): string {
  return `--broker-${group}-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
