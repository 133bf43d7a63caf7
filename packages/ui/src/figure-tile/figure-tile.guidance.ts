import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A balance or a total is read at a glance, beside up to three others."],
  avoid: [
    { when: "The amount is part of a sentence or a row.", use: "Data/Money" },
    { when: "There are more than four figures.", use: "Data/Description list" },
    { when: "The course of the figure matters.", use: "Data/Area chart" },
  ],
  dos: [
    {
      story: "SameSize",
      text: "Pass `undefined` while the amount is loading: the tile has its final height.",
    },
    { story: "Lead", text: "Use `lead` once, for the figure that the page is about." },
  ],
  donts: [{ story: "ZeroWhileLoading", text: "A zero while loading is a balance, and frightens." }],
  anatomy: [
    ["label", "`label` with its `icon`."],
    ["figure", "`value` in `currency`, or a placeholder."],
    ["note", "`note`: an amount on hold, or a `Trend`."],
  ],
  keys: [],
  accessibility: [
    "Label and figure are a pair of a description list, and no heading.",
    "A changed balance counts to the new one in a quarter of a second; with reduced motion it is there at once.",
  ],
  tests: ["figure-tile/figure-tile.test.tsx"],
  words: ["The name of the account as in the menu: “E-Wallet”."],
  rightToLeft: "The amount keeps its order, and is aligned with the label at the right.",
  status: "stable",
};
