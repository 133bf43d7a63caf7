import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A telephone number is typed whose country is known from another field."],
  avoid: [
    { when: "The number may be of any country, and its dial code is typed.", use: "Fields/Text field" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Take `dialCode` and `countryCode` from the country field, so that clients type the rest only.",
    },
    {
      story: "CountryUnknown",
      text: "Leave it usable while no country is chosen, with a dial code of zeros.",
    },
  ],
  donts: [
    {
      story: "DialCodeTwice",
      text: "Do not let the number begin with the dial code again: a number with two of them cannot be called.",
    },
    { text: "Do not format the number while it is typed: cursors jump, and pasted numbers break." },
  ],
  anatomy: [
    ["label", "`label`, above the frame."],
    ["prefix", "`countryCode` and `dialCode`, which cannot be edited."],
    ["number", "The national number, as the client writes it."],
  ],
  keys: [["Tab", "focuses the number; the prefix is no stop"]],
  accessibility: ["Phones show the keyboard of digits, and browsers fill in the national number."],
  tests: [],
  words: ["“Mobile number” where messages are sent to it, “Telephone” otherwise."],
  rightToLeft: "The prefix stays in one piece from left to right, at the right of the number.",
  status: "stable",
};
