/** Moves focus to the first heading of a level, so that whoever listens or types goes on there; false where there is none. */
export function focusHeading(within: ParentNode | null, level: 1 | 2): boolean {
  const heading = within?.querySelector<HTMLElement>(`h${level}`);
  if (!heading) return false;
  // Only for this: a heading is no stop of the Tab key.
  heading.setAttribute("tabindex", "-1");
  heading.focus();
  return true;
}
