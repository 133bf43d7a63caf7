import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A figure in a tile or a table row gets its course, without axes."],
  avoid: [
    { when: "Points are read off.", use: "Data/Area chart" },
    { when: "Up or down is enough.", use: "Data/Trend" },
  ],
  dos: [
    { story: "Playground", text: "Say in `label` what the line shows, with change and period." },
    { story: "Flat", text: "Show a line without change at its base, rather than leave it out." },
  ],
  donts: [{ story: "TwoCompared", text: "Do not compare two of them: each is scaled to its own values." }],
  anatomy: [["line", "`values`, oldest first, over a tinted area, in the colour of `tone`."]],
  keys: [],
  accessibility: ["It is a picture whose name is `label`; its figures have to be elsewhere."],
  tests: [],
  words: ["A sentence without a verb of opinion: “Rose by 4 % in 30 days”."],
  rightToLeft: "The line is not mirrored: the newest value is at the right.",
  status: "stable",
};
