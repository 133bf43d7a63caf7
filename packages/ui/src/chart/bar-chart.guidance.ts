import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Amounts of three to twelve separate periods or groups are compared: money in and out by month."],
  avoid: [
    { when: "The course of one balance matters.", use: "Data/Area chart" },
    { when: "There are one or two amounts.", use: "Data/Figure tile" },
    { when: "There are more than twelve groups, or names that are sentences.", use: "Data/Simple table" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Give opposite series the tones `positive` and `negative`, and name them in words.",
    },
  ],
  donts: [
    { text: "Do not cut the axis: bars are compared by length, so they begin at zero." },
    { story: "ThreeSeries", text: "Do not use a third series; a table says more." },
  ],
  anatomy: [
    ["read-out", "The values of the selected group; while none is selected, the sums named by `whole`."],
    [
      "bars",
      "One group for each of `categories`, with a bar for each series; an amount of zero keeps its place.",
    ],
    ["axes", "Values by `format`, and the names of the groups."],
    ["table", "All figures, opened by the button with `tableLabel`."],
  ],
  keys: [
    ["Tab", "focuses the chart, at its last group"],
    ["←, →", "select the group before or after"],
    ["Home, End", "select the first or the last group"],
  ],
  accessibility: [
    "One Tab stop reads all groups, as a slider with the values as its text.",
    "The legend is part of the read-out, so that no colour has to be matched from afar.",
  ],
  tests: ["chart/chart.test.tsx"],
  words: ["Name the series by one word each, as in the list that the chart sums up: “In”, “Out”."],
  rightToLeft: "The groups keep the order of time, from left to right; the legend is mirrored.",
  status: "stable",
};
