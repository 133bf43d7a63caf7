import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Something on a page that is printed works on a screen only: a download, a video, a switch."],
  avoid: [
    { when: "It is a button or a menu, which is not printed anyway.", use: "Actions/Button" },
    { when: "It should be hidden from sight, but read.", use: "Typography/Visually hidden" },
  ],
  dos: [{ story: "Playground", text: "Wrap a whole group, so that no gap is left in print." }],
  donts: [{ text: "Do not leave out of print what a statement needs, such as a date or a condition." }],
  anatomy: [["content", "`children`, without a box of their own."]],
  keys: [],
  accessibility: ["On a screen it changes nothing, neither for eyes nor for screen readers."],
  tests: [],
  words: [],
  rightToLeft: null,
  status: "stable",
};
