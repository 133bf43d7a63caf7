import type { Locator, Page } from "playwright-core";

/** Locates visible text: announced text is also in the page for a while, for screen readers. */
export const seen = (page: Page, words: string | RegExp): Locator =>
  page.getByText(words).and(page.locator(":not([data-live-announcer] *)"));
