import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["What has happened to a payment or a check, what happens now, and what follows."],
  avoid: [
    { when: "The client does the steps.", use: "Feedback/Step rail" },
    { when: "Only the present state matters.", use: "Feedback/Status badge" },
    { when: "The entries have no end, such as all transactions.", use: "Data/List rows" },
  ],
  dos: [
    { story: "Playground", text: "Say for a step ahead how long it usually takes." },
    {
      story: "Failed",
      text: "End with the failed step and its reason; drop the steps that will not follow.",
    },
  ],
  donts: [{ story: "EstimateAsATime", text: "Do not show a time that is estimated as if it had happened." }],
  anatomy: [
    ["sign", "A check, a clock, a cross, or an empty circle; the line leads to the next step."],
    ["name", "The `label` of a step."],
    ["note", "Its `note`: date and time, reason, or duration."],
  ],
  keys: [],
  accessibility: [
    "It is an ordered list with a name; the words of `note` have the state, since the sign is hidden.",
  ],
  tests: [],
  words: ["A participle for what is done, a noun with “in” for the present: “Submitted”, “In review”."],
  rightToLeft: null,
  status: "stable",
};
