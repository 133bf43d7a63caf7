import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A form of three fields or more was refused: all errors, above the fields."],
  avoid: [
    { when: "The server refused the request as a whole.", use: "Feedback/Notice" },
    { when: "The form has one field, which shows its error itself.", use: "Fields/Text field" },
  ],
  dos: [{ story: "Playground", text: "Repeat the words of the fields exactly, in their order." }],
  donts: [
    { story: "VagueErrors", text: "“Invalid input” cannot be distinguished in a list, and leads nowhere." },
    { text: "Do not raise `attempt` while the client types: the focus would leave the field." },
  ],
  anatomy: [
    ["title", "`title`, with the number of fields."],
    ["links", "One for each of `failures`; it focuses the field with the same `id`."],
  ],
  keys: [
    ["Tab", "moves from the summary to its first link"],
    ["Enter", "focuses the field of the link"],
  ],
  accessibility: [
    "Every submit focuses it, and the focus reads title and list once.",
    "It is no live region, which would be read again with each corrected field.",
  ],
  tests: ["error-summary/error-summary.test.tsx"],
  words: ["Count in the title: “Please check 2 fields”, and “1 field” for one."],
  rightToLeft: null,
  status: "stable",
};
