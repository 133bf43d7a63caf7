import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Two to four views of the same data are switched in place: month and year, stocks and crypto."],
  avoid: [
    { when: "The views have an address, or differ in more than their data.", use: "Data/Tabs" },
    { when: "The selection is a value of a form.", use: "Fields/Radio cards" },
    { when: "There are five options or more.", use: "Fields/Select" },
    { when: "One setting is on or off.", use: "Fields/Switch" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Place it directly above what it switches, and keep the height of that content.",
    },
  ],
  donts: [
    {
      story: "TooManyOptions",
      text: "Six options wrap on phones, and the selected one is no longer found at a glance.",
    },
  ],
  anatomy: [
    ["name", "`label`: what is chosen, for screen readers."],
    ["options", "`options` in one frame; exactly one is selected."],
    ["place", "`ToggleGroupPlace` reserves the room of the same labels while the code is loading."],
  ],
  keys: [
    ["Tab", "focuses the group; once more leaves it"],
    ["←, →", "move the focus between the options"],
    ["Space, Enter", "select the focused option"],
  ],
  accessibility: [
    "It is a radio group whose selection does not follow the arrow keys, because each view may be loaded.",
    "In forced colours the selected option has an edge in the highlight colour.",
  ],
  tests: ["toggle-group/toggle-group.test.tsx"],
  words: ["One word for each option, all of the same kind: “Month”, “Year”."],
  rightToLeft: "The first option is at the right, and ← leads to the next.",
  status: "stable",
};
