import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A heading of the page’s outline, by which readers scan and screen readers navigate."],
  avoid: [
    { when: "It has content that belongs to it.", use: "Layout/Section" },
    { when: "Words should be large, and head nothing.", use: "Typography/Text" },
  ],
  dos: [{ story: "Sizes", text: "Choose `level` by the outline, and `size` by the look." }],
  donts: [
    { text: "Do not leave out a level, and use level 1 once in a page." },
    { story: "FigureAsAHeading", text: "Do not make a heading of a figure: label it instead." },
  ],
  anatomy: [["text", "`children`, balanced over its lines."]],
  keys: [],
  accessibility: ["`id` lets a region take its name from the heading."],
  tests: [],
  words: [
    "Write it as a sentence, with one capital letter, except where the specification of the portal has other words.",
  ],
  rightToLeft: null,
  status: "stable",
};
