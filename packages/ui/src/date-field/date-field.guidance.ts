import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A day near today is chosen, where the weekday or the distance matters: the range of a statement, a transfer to come.",
  ],
  avoid: [
    {
      when: "The day is known by heart and the page has to be small, such as a date of birth at sign-up.",
      use: "Fields/Native date field",
    },
    { when: "One of a few periods is enough, such as a month.", use: "Actions/Toggle group" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Set `min` and `max`, so that the calendar offers only days that will be accepted.",
    },
  ],
  donts: [
    { text: "Do not pass a time or a zone: the value is a day, which never shifts." },
    {
      story: "ThreeSelects",
      text: "Do not replace it by three selects; its segments are typed in the order of the client’s language.",
    },
  ],
  anatomy: [
    ["label", "`label`, which names the group of segments."],
    ["segments", "Day, month and year, in the order of the locale."],
    ["button", "Opens the calendar."],
    [
      "calendar",
      "One month, with lists of months and years, and arrows named by `previousLabel` and `nextLabel`.",
    ],
  ],
  keys: [
    ["0–9", "fill in a segment and move on to the next"],
    ["↑, ↓", "raise or lower the focused segment"],
    ["←, →", "move between segments; in the calendar by a day"],
    ["↑, ↓ in the calendar", "move by a week"],
    ["Page Up, Page Down in the calendar", "move by a month"],
    ["Alt+↓", "opens the calendar from any segment"],
    ["Enter, Space", "open the calendar, or choose the focused day"],
    ["Escape", "closes the calendar and returns the focus to its button"],
  ],
  accessibility: [
    "Each segment is a spin button that reads its name and value; the chosen day is a description of the group.",
    "In forced colours the selected day and the focused segment are highlighted by the system’s colours.",
  ],
  tests: ["date-field/date-field.test.tsx"],
  words: ["The label names the event of the day: “Statement from”, not “Date”."],
  rightToLeft: "← moves to the next day in the calendar, and the arrows of the months are mirrored.",
  status: "trial",
};
