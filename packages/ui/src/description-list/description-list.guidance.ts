import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Facts about one thing, each with its name: bank details, the summary of a deposit, a profile."],
  avoid: [
    { when: "Several things of a kind are compared.", use: "Data/Simple table" },
    { when: "One amount is the message.", use: "Data/Figure tile" },
    { when: "The values are edited.", use: "Fields/Form" },
  ],
  dos: [{ story: "Playground", text: "Emphasise one row at most, the total, and put it last." }],
  donts: [
    { text: "Do not leave a fact out because it is empty: say “None” or “Not yet known”." },
    {
      story: "RepeatedHeading",
      text: "Do not repeat the heading in each term: under “Bank details”, “Name” is enough.",
    },
  ],
  anatomy: [
    ["term", "The `term` of an item."],
    ["details", "Its `details`, beside the term, or below it where there is no room."],
    ["action", "Its `action`, such as a `CopyButton`."],
  ],
  keys: [],
  accessibility: ["Terms and details are a description list, so that a screen reader reads them as pairs."],
  tests: [],
  words: ["A term is a noun without a colon."],
  rightToLeft: null,
  status: "stable",
};
