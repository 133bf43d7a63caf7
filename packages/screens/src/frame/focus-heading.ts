/** Moves focus to the first heading of a level, so that whoever listens or types goes on there; false where there is none. */
export function focusHeading(within: ParentNode | null, level: 1 | 2): boolean {
  const heading = within?.querySelector<HTMLElement>(`h${level}`);
  if (!heading) return false;
  // Only for this: a heading is no stop of the Tab key.
  heading.setAttribute("tabindex", "-1");
  heading.focus();
  return true;
}

/** Takes the focus to the page's heading, or to the page while that is on its way: for when what holds the focus goes. */
export function focusPage(): void {
  const page = document.querySelector("main");
  if (!focusHeading(page, 1)) page?.focus();
}
