import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["One subject is set apart from others on a page: a balance, a form, recent activity."],
  avoid: [
    { when: "The content is a part of the same subject.", use: "Layout/Section" },
    { when: "It is a message.", use: "Feedback/Notice" },
    { when: "It is one of several options.", use: "Fields/Radio cards" },
    { when: "It is a figure with its label.", use: "Data/Figure tile" },
  ],
  dos: [
    { story: "Playground", text: "Begin it with a heading, except where its content is a single figure." },
    { story: "Sunken", text: "Use `sunken` for what supports the main content, such as a summary." },
  ],
  donts: [
    {
      story: "CardInACard",
      text: "A card in a card is a frame without a meaning; use a section or a divider.",
    },
  ],
  anatomy: [["surface", "`children`, with `padding` and `gap`, on the ground of `tone`."]],
  keys: [],
  accessibility: ["It has no role: choose `as`, such as `section` with a heading or `li` in a list."],
  tests: [],
  words: [],
  rightToLeft: null,
  status: "stable",
};
