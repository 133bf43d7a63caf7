import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A day that clients know: a date of birth, the issue of a document.",
    "The page has to be small: it costs no more than a text field.",
  ],
  avoid: [
    {
      when: "The days in question are compared in a calendar that looks alike in all browsers.",
      use: "Fields/Date field",
    },
  ],
  dos: [
    {
      story: "Playground",
      text: "Set `autoComplete` to `bday` for a date of birth: the browser fills it in.",
    },
  ],
  donts: [
    {
      story: "OrderInWords",
      text: "Do not state the order of day and month in `description`; the browser shows its own.",
    },
  ],
  anatomy: [
    ["label", "`label`, above the browser’s control."],
    ["control", "The browser’s segments and its button, which opens the system’s picker."],
    ["notes", "`description` and `errorMessage`, as of a text field."],
  ],
  keys: [
    ["0–9", "fill in the focused segment"],
    ["↑, ↓", "change the focused segment"],
    ["←, →, Tab", "move between the segments"],
    ["Space", "opens the browser’s calendar"],
  ],
  accessibility: [
    "It is the control that users of their browser’s screen reader and voice control have already learned.",
    'An incomplete day is `""`, so that no half date is submitted.',
  ],
  tests: ["native-date-field/native-date-field.test.tsx"],
  words: ["Use the words of the document that clients read the day from: “Date of issue”."],
  rightToLeft: "The browser orders the segments by the language of its interface, not by that of the page.",
  status: "stable",
};
