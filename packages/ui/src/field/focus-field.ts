const focusable = ":is(input, textarea, select, button, [tabindex]):enabled, [tabindex]";

/** Focuses a field, or the first control of a group that is one field. */
export function focusField(field: HTMLElement | null): void {
  const target = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
  target?.focus();
}
