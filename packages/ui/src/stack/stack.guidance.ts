import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Anything is above anything else: the space between is decided once, by the parent."],
  avoid: [
    { when: "The children share a line.", use: "Layout/Inline" },
    { when: "They share columns.", use: "Layout/Grid" },
    { when: "They are fields that are submitted.", use: "Fields/Form" },
  ],
  dos: [
    { story: "Playground", text: "Use a smaller `gap` within a group than between groups." },
    { story: "Wide", text: "Keep the widest gaps for the parts of a page." },
  ],
  donts: [
    { story: "OneGapForAll", text: "One gap everywhere leaves open which heading belongs to which text." },
    { text: "Do not add margins to children: parts have none, so that each place decides." },
  ],
  anatomy: [["children", "`children` with `gap` between them."]],
  keys: [],
  accessibility: ["With `as` it is a list or a section; by default it adds no role."],
  tests: [],
  words: [],
  rightToLeft: null,
  status: "stable",
};
