import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Things have parents and children of the same kind, and levels are opened one by one: referrals."],
  avoid: [
    { when: "There is one level.", use: "Data/List rows" },
    { when: "The levels are different things, such as account and transaction.", use: "Data/Table" },
    { when: "Questions open to answers.", use: "Marketing/FAQ" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Open the first level by `defaultExpanded`, so that the structure is seen.",
    },
  ],
  donts: [
    {
      story: "SixLevels",
      text: "Do not draw more than four levels on a phone: each one takes room from the names.",
    },
  ],
  anatomy: [
    ["lines", "From each parent to its children."],
    ["chevron", "Opens a branch; a leaf has a dot."],
    ["words", "The `label` and `description` of a node."],
    ["end", "The `end` of a node: a badge or an amount."],
  ],
  keys: [
    ["Tab", "focuses the tree, and leaves it"],
    ["↓, ↑", "move through the visible nodes"],
    ["→", "opens a branch"],
    ["←", "closes a branch, or moves to its parent"],
    ["Home, End", "move to the first or the last visible node"],
    ["letters", "focus the next node that begins so"],
  ],
  accessibility: ["Level, position and whether a branch is open are read with each node."],
  tests: ["tree/tree.test.tsx"],
  words: ["One name for a node; what differs by node belongs to its `description`."],
  rightToLeft: "Branches open towards the left: ← opens, → closes.",
  status: "stable",
};
