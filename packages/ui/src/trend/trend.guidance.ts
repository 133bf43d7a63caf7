import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["The change of a figure against an earlier period, in the `note` of a `FigureTile` or a table cell."],
  avoid: [
    { when: "The course is of interest.", use: "Data/Sparkline" },
    { when: "It is a state, not a change.", use: "Feedback/Status badge" },
  ],
  dos: [
    { story: "Playground", text: "Name the period in `label`: a change without one means nothing." },
    { story: "States", text: "Set `tone` where rising is not good, such as a used margin." },
  ],
  donts: [{ story: "WithoutPeriod", text: "“4.2 %” says neither since when nor of what." }],
  anatomy: [
    ["arrow", "`direction`: up, down, or a dash."],
    ["text", "`label`, in the colour of `tone`."],
  ],
  keys: [],
  accessibility: ["The sign in the text says the direction; the arrow and the colour repeat it."],
  tests: ["trend/trend.test.tsx"],
  words: ["Sign, figure, unit, period: “+4.2 % in 30 days”, with a true minus sign."],
  rightToLeft: "The arrows are not mirrored: rising is up to the right in all our charts.",
  status: "stable",
};
