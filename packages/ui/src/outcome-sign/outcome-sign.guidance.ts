import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A result ends a task: it is drawn above the title of a page or a dialog."],
  avoid: [
    { when: "The state is one of many in a list.", use: "Feedback/Status badge" },
    { when: "The result is a message within a page.", use: "Feedback/Notice" },
    { when: "The result interrupts; the dialog draws the sign itself.", use: "Overlays/Alert dialog" },
  ],
  dos: [
    {
      story: "All",
      text: "Use `waiting` for a payment that is submitted: a check would promise that it has arrived.",
    },
  ],
  donts: [{ story: "WithoutATitle", text: "Do not use it without a title that says the same." }],
  anatomy: [
    ["ring", "The same for all results."],
    ["stroke", "A check, a cross or the hands of a clock, by `outcome`."],
  ],
  keys: [],
  accessibility: ["It is hidden from screen readers; with reduced motion it is drawn at once."],
  tests: [],
  words: ["The title below is a whole result: “Deposit submitted”."],
  rightToLeft: "It is not mirrored: a check and a clock are the same in all languages.",
  status: "stable",
};
