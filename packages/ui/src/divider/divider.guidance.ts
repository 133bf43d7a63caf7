import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Two groups in one card differ in kind, and space alone does not show it: items and their total."],
  avoid: [
    { when: "Space is enough.", use: "Layout/Stack" },
    { when: "The groups have headings.", use: "Layout/Section" },
    { when: "It is between the rows of a list, which draws its own.", use: "Data/List rows" },
  ],
  dos: [{ story: "InACard", text: "Use one in a card, where the subject changes." }],
  donts: [{ story: "BetweenAll", text: "Lines between all paragraphs divide everything, and so nothing." }],
  anatomy: [["line", "A hair line over the whole width of its container."]],
  keys: [],
  accessibility: [
    "It is a separator, which screen readers may announce; so it is for a change of subject, not for looks.",
  ],
  tests: [],
  words: [],
  rightToLeft: null,
  status: "trial",
};
