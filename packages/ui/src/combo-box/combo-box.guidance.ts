import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "One of many options that clients know by name: a country, a bank, a receiver.",
    "The options are searched over the network while the client types, by `onInputChange`.",
  ],
  avoid: [
    { when: "Fewer than fifteen options can be read through.", use: "Fields/Select" },
    {
      when: "It is on the way to a first visit, such as sign-up, where bytes count.",
      use: "Fields/Native select",
    },
    { when: "Any text is allowed.", use: "Fields/Text field" },
  ],
  dos: [
    {
      story: "Chosen",
      text: "Put what distinguishes two options of the same name into their `description`.",
    },
    {
      story: "Searching",
      text: "Set `isLoading` during a search, and leave the former options until the answer.",
    },
  ],
  donts: [
    {
      story: "SortedByUse",
      text: "Do not sort the options by usage: a client who types knows the alphabet.",
    },
  ],
  anatomy: [
    ["label", "`label`, above the frame."],
    ["input", "The search text, or the label of the selected option."],
    ["button", "Opens all options; a spinner while searching."],
    ["list", "The matching `options`, or `emptyLabel`."],
  ],
  keys: [
    ["Tab into the field", "opens the list of all options"],
    ["letters", "filter the options and open the list"],
    ["↓, ↑", "open the list and move through it"],
    ["Enter", "selects the focused option, and confirms it for `onConfirm`"],
    ["Tab out of the field", "selects the focused option and leaves; this does not confirm"],
    ["Escape", "closes the list"],
  ],
  accessibility: [
    "An empty result is announced, and not only shown.",
    "An open list leaves the page, or the dialog around it, readable for screen readers.",
  ],
  tests: ["combo-box/combo-box.test.tsx"],
  words: [
    "`emptyLabel` names what was searched: “No country found”.",
    "The placeholder is an example of a name, not an instruction.",
  ],
  rightToLeft: "Options in both scripts are found by what is typed, in either.",
  status: "stable",
};
