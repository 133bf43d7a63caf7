import { expect, waitFor } from "storybook/test";

/**
 * Creates the play function of a story that expects the title of the browser's tab, before the company: the open tab,
 * the page.
 */
export const expectTitle =
  (...words: readonly string[]) =>
  async (): Promise<void> => {
    await waitFor(() => expect(document.title.split(" · ").slice(0, words.length)).toEqual(words));
  };
