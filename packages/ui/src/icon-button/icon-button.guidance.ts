import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A well-known action in little room: close, refresh, previous, next, show a password.",
    "The same action is repeated in each row, where words would be noise.",
  ],
  avoid: [
    { when: "The icon needs an explanation, or the action costs money.", use: "Actions/Button" },
    { when: "The press copies a text and has to confirm it.", use: "Actions/Copy button" },
    { when: "More than three icons would be beside each other.", use: "Actions/Menu" },
  ],
  dos: [
    {
      story: "Outline",
      text: "Use `outline` where the button stands alone on a page, so that its edge shows that it can be pressed.",
    },
  ],
  donts: [
    {
      story: "RowOfIcons",
      text: "A row of unnamed icons has to be learned; sighted readers get no `label`.",
    },
  ],
  anatomy: [
    ["icon", "`icon`, 20 px, in a target of 44 px."],
    ["name", "`label`: never visible, always read."],
    ["figure", "`figure`: optional, on the icon, for what waits. `label` says it in words."],
  ],
  keys: [["Enter, Space", "press the button"]],
  accessibility: [
    "`label` is required, so that no button is without a name.",
    "For a button that toggles, pass `aria-pressed` or change the `label`, and never do both: “Hide password, pressed” says the opposite of what happens.",
  ],
  tests: [],
  words: ["Name the action and not the drawing: “Close”, not “Cross”."],
  rightToLeft: "Set `isDirectional` for chevrons and arrows; a magnifying glass or a cross is not mirrored.",
  status: "stable",
};
