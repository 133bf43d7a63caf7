let opened = "";

/** Records the page that is being opened, even if it is never rendered. */
export function noteOpened({ pathname, search }: Pick<URL, "pathname" | "search">): void {
  opened = pathname + search;
}

/**
 * Returns path and query of the page that was opened last: its own request may be the first to find the session
 * expired.
 */
export const getOpened = (): string => opened;
