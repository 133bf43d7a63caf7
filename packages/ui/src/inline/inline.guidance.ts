import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Some small things share a line and wrap where there is no room: badges, a name and its amount."],
  avoid: [
    { when: "They are the actions of a panel.", use: "Layout/Actions" },
    { when: "They should align with the lines above and below.", use: "Layout/Grid" },
    { when: "They are pairs of name and value.", use: "Data/Description list" },
  ],
  dos: [
    { story: "Between", text: 'Use `justify="between"` for two children, such as a name and its amount.' },
  ],
  donts: [
    {
      story: "TextsWithoutWrapping",
      text: "Do not forbid wrapping by `wrap` for texts: at 320 px, or in German, they leave the window.",
    },
  ],
  anatomy: [["line", "`children` with `gap` between them, placed by `align` and `justify`."]],
  keys: [],
  accessibility: ["It adds no role; the children are read in their order."],
  tests: [],
  words: [],
  rightToLeft: null,
  status: "stable",
};
