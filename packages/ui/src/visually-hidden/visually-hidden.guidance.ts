import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Eyes see a relation that words have to say: “opens in a new tab”, “completed”."],
  avoid: [
    { when: "The words help all readers.", use: "Typography/Text" },
    { when: "An icon is pressed; it has a `label`.", use: "Actions/Icon button" },
    { when: "It should be missing in print only.", use: "Layout/Screen only" },
  ],
  dos: [{ story: "Playground", text: "Place it inside of the element whose name it completes." }],
  donts: [{ text: "Do not put a link or a button into it: a focus that is not visible is lost." }],
  anatomy: [["text", "`children`, 1 px large, and part of the accessible name around it."]],
  keys: [],
  accessibility: ["It is read in its place, and does not widen the page at its end, in either direction."],
  tests: ["visually-hidden/visually-hidden.test.tsx"],
  words: ["Begin with a comma or a space, so that it does not run into the word before it."],
  rightToLeft: null,
  status: "stable",
};
