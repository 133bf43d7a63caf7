import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A task has three to six steps in fixed order, in one visit: a deposit, a withdrawal."],
  avoid: [
    { when: "The tasks are done over several visits.", use: "Feedback/Checklist" },
    { when: "The pages are of equal rank.", use: "Data/Tabs" },
    { when: "It shows what has happened to a payment.", use: "Feedback/Timeline" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Make completed steps reachable as long as going back changes nothing that was sent.",
    },
  ],
  donts: [
    {
      story: "NumbersForNames",
      text: "“Step 2” does not say what is asked; name each step by its content, in one word.",
    },
    { text: "Do not count a step that is skipped for this client." },
    { text: "Do not let a client jump ahead of the current step." },
  ],
  anatomy: [
    ["circle", "The number of a step, or a check."],
    ["name", "The `label` of a step; on narrow phones only that of the current one."],
  ],
  keys: [
    ["Tab", "moves through the reachable steps"],
    ["Enter, Space", "open a completed step"],
  ],
  accessibility: [
    "It is a navigation with an ordered list; the current step is marked, a completed one reads `completeLabel`.",
    "A step that cannot be opened is no Tab stop.",
  ],
  tests: ["step-rail/step-rail.test.tsx"],
  words: ["One word for a step, the same as its heading: “Method”, “Amount”."],
  rightToLeft: "The first step is at the right, and the rail is filled from there.",
  status: "stable",
};
