/** Moves focus to the first heading of a level, so that whoever listens or types goes on there. */
export function focusHeading(within: ParentNode | null, level: 1 | 2): void {
  const heading = within?.querySelector<HTMLElement>(`h${level}`);
  // Only for this: a heading is no stop of the Tab key.
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
