import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A person is shown beside the name: the head of a page, a row of referrals, the trigger of the account menu.",
  ],
  avoid: [
    { when: "It opens the account menu.", use: "Actions/User button" },
    { when: "It represents a company.", use: "Data/Logo" },
  ],
  dos: [{ story: "Playground", text: "Show the name beside it, in the same line." }],
  donts: [
    {
      story: "WithoutNames",
      text: "Do not use it alone: two clients may have the same initials, and screen readers skip it.",
    },
  ],
  anatomy: [["initials", "The first letters of the first and the last word of `name`."]],
  keys: [],
  accessibility: ["It is decoration: hidden from screen readers, because the name beside it is read."],
  tests: [],
  words: ["Pass the full name, in the order in which the person writes it."],
  rightToLeft: "The initials of a name in Arabic are not joined, so that they stay two letters.",
  status: "stable",
};
