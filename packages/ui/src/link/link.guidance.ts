import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A press opens another page, a file or another site: in a sentence, on its own, or with the look of a button.",
    "A row of actions has one that navigates: `look` makes it equal to the buttons beside it.",
  ],
  avoid: [
    {
      when: "The press sends, saves or opens a dialog, and has no address that could be bookmarked.",
      use: "Actions/Button",
    },
    { when: "The links are views of one subject, of which one is open.", use: "Data/Tabs" },
    { when: "A whole entry with amount and status leads to its details.", use: "Data/List rows" },
  ],
  dos: [
    {
      story: "InASentence",
      text: "Link the words that name the target, in the middle of the sentence that needs it.",
    },
    {
      story: "Looks",
      text: "Choose `look` by the place: `inline` in text, `standalone` after a list, the others in a row of buttons.",
    },
  ],
  donts: [
    { story: "VagueWords", text: "“Here” and “more” mean nothing in a screen reader’s list of links." },
    {
      text: "Open a new tab by `target` only where the reader would lose a form that is filled in, and name the new tab in the text.",
    },
  ],
  anatomy: [
    ["text", "`children`: the name of the target."],
    ["icon", "`icon`, before the text, or after it with `iconSide` for an arrow that leads onwards."],
  ],
  keys: [["Enter", "opens the address by the app’s router; with Ctrl or ⌘ in a new tab"]],
  accessibility: [
    "An `inline` link is underlined, because colour alone would not mark it in a sentence.",
    "`aria-current` marks the page that is already open.",
  ],
  tests: ["link/link.test.tsx"],
  words: [
    "Use the title of the target page, or its most important words.",
    "Leave the full stop outside of the link.",
  ],
  rightToLeft: "The arrow of `icon` is mirrored, and `iconSide` counts in reading direction.",
  status: "stable",
};
