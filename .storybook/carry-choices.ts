/** Returns the choices of the toolbar that differ from the initial ones, as the address of Storybook holds them. */
const chosen = (): string | null => new URLSearchParams(window.parent.location.search).get("globals");

/** Completes a link to another page of this Storybook, so that brand, scheme and the other choices stay. */
function carry(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.href === "") return;
  const globals = chosen();
  if (globals === null) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin || !address.searchParams.has("path")) return;
  if (address.searchParams.has("globals")) return;
  // Storybook does not encode colons and semicolons.
  link.href = `${address.href}&globals=${globals}`;
}

/** Keeps the toolbar's choices across the links of docs pages, guides and statecharts. */
export function carryChoices(): void {
  for (const kind of ["click", "auxclick"]) document.addEventListener(kind, carry, true);
}
