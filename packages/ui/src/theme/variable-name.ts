/** Returns the name of a token in its CSS variable: `textMuted` is `text-muted`. */
export const toTokenName = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Returns the CSS variable of a token: `toVariableName("color", "textMuted")` is `--broker-color-text-muted`. */
export function toVariableName(group: string, name: string): string {
  return `--broker-${group}-${toTokenName(name)}`;
}
