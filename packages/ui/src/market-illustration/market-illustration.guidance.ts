import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["The ground of a login or a public page needs the look of a market, in the colours of the brand."],
  avoid: [
    { when: "It should show real prices.", use: "Data/Area chart" },
    { when: "The brand has an image of its own.", use: "Data/Picture" },
  ],
  dos: [{ story: "Light", text: "Place it beside words, as the layout of login does." }],
  donts: [
    {
      story: "BesideABalance",
      text: "Do not show it near a client’s own figures: a rising line there is a promise.",
    },
  ],
  anatomy: [["drawing", "Candles and a line, all in variables of the theme."]],
  keys: [],
  accessibility: ["It is hidden from screen readers, and does not move."],
  tests: [],
  words: [],
  rightToLeft: "It is not mirrored: markets are drawn from left to right.",
  status: "stable",
};
