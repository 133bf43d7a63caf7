import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A part of a page has a heading, and perhaps a sentence and an action that concern all of it."],
  avoid: [
    { when: "It is another subject.", use: "Layout/Card" },
    { when: "There is a heading only.", use: "Typography/Heading" },
    { when: "Only one part is open at a time.", use: "Data/Tabs" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Put the link to all entries into `actions`, at the end of the heading’s line.",
    },
  ],
  donts: [
    {
      story: "ManyActions",
      text: "Do not gather all actions in the line of the heading; from three on they take a line of their own.",
    },
    {
      text: "Do not choose `level` by size: it is the level below the enclosing heading; `size` is for the look.",
    },
  ],
  anatomy: [
    ["heading", "`heading`, of `level`."],
    ["description", "`description`: one sentence."],
    ["actions", "`actions`, in the line of the heading."],
    ["content", "`children`."],
  ],
  keys: [],
  accessibility: ["It is a region named by its heading, which screen readers list."],
  tests: [],
  words: ["A heading is a noun: “Recent activity”. It has no full stop."],
  rightToLeft: null,
  status: "stable",
};
