const focusable = ":is(input, textarea, select, button, [tabindex]):enabled, [tabindex]";

/** Takes the focus to a field, or to the first control of what is one field of several. */
export function focusField(field: HTMLElement | null): void {
  const target = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
  target?.focus();
}
