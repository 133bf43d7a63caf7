import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A client agrees to something before a form is sent: terms, a declaration.",
    "A value that is yes or no is submitted with other values.",
  ],
  avoid: [
    { when: "The change takes effect at once, without submitting.", use: "Fields/Switch" },
    {
      when: "Both answers need a name of their own, such as “Individual” and “Company”.",
      use: "Fields/Radio cards",
    },
    { when: "Rows of a list are selected.", use: "Data/Table" },
  ],
  dos: [{ story: "Playground", text: "Link the terms inside of the label; the link does not tick the box." }],
  donts: [
    {
      story: "NegativeLabel",
      text: "A tick that means “not” is misread; word the label so that a tick means yes.",
    },
    { text: "Do not tick it in advance: consent that was preselected is not given." },
  ],
  anatomy: [
    ["box", "The tick, in a row of 44 px that is the target as a whole."],
    ["label", "`children`, which may contain links."],
    ["error", "`errorMessage`, below the label."],
  ],
  keys: [
    ["Space", "ticks or unticks the box"],
    ["Tab", "moves from the box to a link in its label"],
  ],
  accessibility: [
    "The error describes the box, and `isRequired` is announced before the form is sent.",
    "In forced colours the tick has the highlight colour.",
  ],
  tests: ["checkbox/checkbox.test.tsx"],
  words: ["Write a statement in the first person that a tick makes true: “I accept the terms”."],
  rightToLeft: null,
  status: "stable",
};
