import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Every amount that is shown, in a sentence, a row or a headline."],
  avoid: [
    { when: "The amount is typed.", use: "Fields/Amount field" },
    { when: "It has a label and room of its own.", use: "Data/Figure tile" },
  ],
  dos: [
    { story: "Sizes", text: "Choose `size` by the place; `lead` becomes smaller instead of wrapping." },
    { story: "Tether", text: "Pass units that are no currency, such as USDT, the same way." },
  ],
  donts: [
    {
      story: "FormattedByHand",
      text: "A handwritten amount has the wrong separators in most languages, and no fixed decimals.",
    },
  ],
  anatomy: [["amount", "`value` with the sign or code of `currency`, by the rules of the client’s locale."]],
  keys: [],
  accessibility: [
    "The minus is part of the text, so that a negative amount is read as one; `tone` only adds colour.",
  ],
  tests: ["money/money-format.test.ts"],
  words: ["Always with the currency and all decimals, also for round amounts: “$250.00”."],
  rightToLeft: "Sign, digits and code keep one order, isolated from the words around them.",
  status: "stable",
};
