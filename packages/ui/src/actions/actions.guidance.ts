import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Two or three actions at the end of a panel or a card; on phones they share two lines without breaking their labels.",
  ],
  avoid: [
    { when: "The buttons end a wizard’s step.", use: "Feedback/Step bar" },
    { when: "They are other things than actions.", use: "Layout/Inline" },
    { when: "There are four or more.", use: "Actions/Menu" },
  ],
  dos: [{ story: "Playground", text: "Put the primary action first: on phones it gets a line of its own." }],
  donts: [{ story: "FourthAsALink", text: "Do not add a quiet text link as a fourth; place it below." }],
  anatomy: [["actions", "`children`: `Button` or `Link` with the look of one."]],
  keys: [],
  accessibility: ["The order of Tab is the visible order, at every width."],
  tests: [],
  words: ["Use labels of equal form, such as nouns: “Deposit”, “Transfer”."],
  rightToLeft: null,
  status: "stable",
};
