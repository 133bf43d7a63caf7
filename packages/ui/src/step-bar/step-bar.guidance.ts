import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "The end of each step of a wizard: the buttons that lead back and on, and on phones a summary of the task so far.",
  ],
  avoid: [
    { when: "A form has one step.", use: "Fields/Form" },
    { when: "The buttons belong to a panel, and not to a step.", use: "Layout/Actions" },
  ],
  dos: [
    { story: "Phone", text: "Show what the client pays and gets in one line, with the rest in `details`." },
    { story: "PhoneWithoutButtons", text: "Leave the buttons out of a step that continues by a choice." },
  ],
  donts: [
    {
      story: "SentenceInTheBar",
      text: "Do not write a sentence into the bar; it grows over the step that it belongs to.",
    },
    { text: "Do not put terms or errors into `details`, which are closed at first." },
  ],
  anatomy: [
    ["back", "`back`: a secondary button; on tablets it is in the bar, on phones above it."],
    ["next", "`children`: the primary button."],
    ["summary", "`lead` and `summary` in one line, named by `label`; on phones and tablets only."],
    ["details", "`details`, which open above the line."],
  ],
  keys: [["Enter, Space", "on the summary: open and close the details"]],
  accessibility: [
    "The summary is a button with the state of its details, open or closed, between the button back and the button that continues in the order of Tab.",
  ],
  tests: [],
  words: ["The button that continues names the next step where there is room: “Review”."],
  rightToLeft: "The arrow between two amounts is yours: write it in the direction of the language.",
  status: "stable",
};
