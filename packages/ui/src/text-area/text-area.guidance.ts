import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Several sentences are expected: remarks, a reason, a message to support."],
  avoid: [
    { when: "A single line is enough.", use: "Fields/Text field" },
    { when: "Most answers are the same few.", use: "Fields/Radio cards" },
  ],
  dos: [{ story: "Playground", text: "Give it the height of the expected answer; it can be enlarged." }],
  donts: [
    {
      story: "CutText",
      text: "Do not cut a text at `maxLength` without saying so: put the limit into `description`.",
    },
  ],
  anatomy: [
    ["label", "`label`, with “(optional)” where it is."],
    ["text", "The typed lines; the reader enlarges the frame downwards."],
    ["notes", "`description` and `errorMessage`, below the frame."],
  ],
  keys: [
    ["Enter", "begins a new line, and does not submit"],
    ["Tab", "leaves the field"],
  ],
  accessibility: ["It grows with the reader’s text size, since its height counts in lines."],
  tests: [],
  words: ["Ask one question: “Why do you close your account?”, and not “Comments”."],
  rightToLeft: "A paragraph begins at the side of the page’s language.",
  status: "stable",
};
