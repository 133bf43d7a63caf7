import type { Locator, Page } from "playwright-core";

/** Words where they are seen: for a while what was announced stands in the page too, for those who listen. */
export const seen = (page: Page, words: string | RegExp): Locator =>
  page.getByText(words).and(page.locator(":not([data-live-announcer] *)"));
