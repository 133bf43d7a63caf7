import { expect, waitFor } from "storybook/test";

/** The play of a story whose page is to be named so in the browser's tab, before the company: the open part, the page. */
export const titled =
  (...words: readonly string[]) =>
  async (): Promise<void> => {
    await waitFor(() => expect(document.title.split(" · ").slice(0, words.length)).toEqual(words));
  };
