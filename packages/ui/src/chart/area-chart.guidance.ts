import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "How an amount developed, over six points in time or more: a balance, deposits by month.",
    'A panel has little room: `look="curve"` leaves out the axis of values.',
  ],
  avoid: [
    { when: "Amounts of separate periods are compared, such as in and out.", use: "Data/Bar chart" },
    { when: "The line belongs to one figure and is read at a glance.", use: "Data/Sparkline" },
    { when: "Exact figures matter more than their course.", use: "Data/Simple table" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Pass `tableLabel` on a page about the figures, so that all readers can open the table.",
    },
    { story: "Curve", text: "Use `curve` where the last figure is written above it." },
  ],
  donts: [
    { story: "ThreeSeries", text: "Do not draw more than two series; areas cover each other." },
    { text: "Do not draw a single point, which is no development: show the figure." },
  ],
  anatomy: [
    [
      "read-out",
      "Each of `series` with its value at the selected point, or of `whole` while none is selected.",
    ],
    ["axis of values", "By `format`, with rounded figures; not for `curve`."],
    ["areas and lines", "One for each of `series`, in the colour of its `tone`; a neutral one is dashed."],
    ["axis of time", "`categories`, of which as many are shown as have room, always with the last."],
    ["table", "The figures by `formatExact`, on request, in print and for screen readers."],
  ],
  keys: [
    ["Tab", "focuses the chart, at its last point"],
    ["←, →", "select the point before or after"],
    ["Home, End", "select the first or the last point"],
  ],
  accessibility: [
    "For keys and screen readers the drawing is one slider, which reads period, name and value of the selected point.",
    "A pointer or a finger selects the nearest point; a finger’s selection stays.",
    "With forced colours lines and areas have the colour of text.",
  ],
  tests: ["chart/chart.test.tsx"],
  words: [
    "`label` is a whole title: “E-wallet, last six months”.",
    "Abbreviate months in `categories` and spell them out in `periods`.",
  ],
  rightToLeft:
    "Time runs from left to right in every language, as in the charts of trading programs; texts around the drawing are mirrored.",
  status: "stable",
};
