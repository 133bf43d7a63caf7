import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A term or a figure needs an explanation of a few sentences, for those that want it: a rate, a fee."],
  avoid: [
    { when: "One or two words name an icon.", use: "Overlays/Tooltip" },
    { when: "Every client has to read it.", use: "Typography/Text" },
    { when: "It contains actions only.", use: "Actions/Menu" },
    { when: "It contains a form.", use: "Overlays/Dialog" },
  ],
  dos: [{ story: "Playground", text: "Open it from an info icon directly after the word that it explains." }],
  donts: [{ story: "HiddenFee", text: "Do not hide a fee or a risk in it: what costs money is visible." }],
  anatomy: [
    ["trigger", "`trigger`: a `Button` or an `IconButton`."],
    ["content", "`children`, as wide as a short line of text."],
  ],
  keys: [
    ["Enter, Space", "on the trigger: open and close it"],
    ["Escape", "closes it, and returns the focus to the trigger"],
  ],
  accessibility: [
    "It is a dialog with the name `label`, and opens by a press, so that touch screens have it too.",
  ],
  tests: [],
  words: ["`label` and the trigger’s name are the same: “About the rate”."],
  rightToLeft: null,
  status: "trial",
};
