import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["An icon button’s name is shown to sighted users of a mouse or a keyboard."],
  avoid: [
    { when: "The text is needed: touch screens never show a tooltip.", use: "Typography/Text" },
    { when: "It is longer than a line.", use: "Overlays/Popover" },
    { when: "A field needs a hint; it has a description.", use: "Fields/Text field" },
  ],
  dos: [{ story: "Playground", text: "Repeat the `label` of the icon button, or add its shortcut." }],
  donts: [
    {
      story: "OnADisabledButton",
      text: "Do not explain why a button is disabled: a disabled button gets no focus, and so no tooltip.",
    },
  ],
  anatomy: [
    ["control", "`children`: one button or link."],
    ["words", "`words`, above the control, or below where there is no room."],
  ],
  keys: [
    ["Tab", "to the control: shows it at once"],
    ["Escape", "hides it"],
  ],
  accessibility: [
    "It describes its control, and shows half a second after the pointer rests there.",
    "The pointer can move onto it without closing it.",
  ],
  tests: [],
  words: ["Up to four words, without a full stop."],
  rightToLeft: null,
  status: "trial",
};
