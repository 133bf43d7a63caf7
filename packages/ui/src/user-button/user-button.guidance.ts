import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["The end of a header shows who is signed in, and opens the account menu."],
  avoid: [
    { when: "The name is shown and nothing opens.", use: "Data/Avatar" },
    { when: "The trigger is about another object than the signed-in user.", use: "Actions/Button" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Pass it as the `trigger` of a `Menu` whose `heading` has the full name and e-mail.",
    },
  ],
  donts: [{ story: "WithoutAMenu", text: "Do not use it without a menu: its chevron promises a list." }],
  anatomy: [
    ["avatar", "The initials of `name`, which screen readers skip."],
    ["name", "`name`, which is cut on a phone where the header has no room for it; the menu shows it whole."],
    ["chevron", "The sign that a list opens."],
  ],
  keys: [
    ["Enter, Space, ↓", "open the account menu"],
    ["Escape", "closes it, and returns the focus here"],
  ],
  accessibility: ["Its accessible name is the user’s name; the enclosing `Menu` adds the state of the list."],
  tests: [],
  words: ["Show the name that the user gave, and not the e-mail, which belongs into the menu."],
  rightToLeft: "Initials of a name in Arabic are its first letters, from right to left.",
  status: "stable",
};
