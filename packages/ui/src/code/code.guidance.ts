import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A text is compared or copied letter by letter: an account number, a reference, a wallet address."],
  avoid: [
    { when: "It is an amount.", use: "Data/Money" },
    { when: "It is the address of a page that opens.", use: "Actions/Link" },
  ],
  dos: [
    {
      story: "Grouped",
      text: "Group long addresses, so that a client can compare them with a second screen.",
    },
    { story: "Boxed", text: "Use `boxed` where a copy button follows." },
  ],
  donts: [
    {
      story: "CutInTheMiddle",
      text: "An address cut by dots cannot be checked, and a forged one may have the same ends.",
    },
  ],
  anatomy: [
    [
      "text",
      "`children`, monospaced; breaks anywhere rather than overflow, or after the last hyphen with `isWhole`.",
    ],
  ],
  keys: [],
  accessibility: [
    "The gaps of `isGrouped` are drawn: screen readers and the clipboard get the text without them.",
  ],
  tests: [],
  words: ["Write the id exactly as other systems do, with its zeros and hyphens."],
  rightToLeft: "It is always from left to right, isolated from the sentence around it.",
  status: "stable",
};
