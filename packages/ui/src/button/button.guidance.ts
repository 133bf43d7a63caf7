import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A press changes something on this page or sends something: save, confirm, request a code.",
    "The one step that continues a task is `primary`; what is possible besides it is `secondary` or `quiet`.",
    "A press removes or ends something that cannot be restored: `danger`.",
  ],
  avoid: [
    {
      when: "The press opens a page or an address; a link can have the same look, and a new tab can open it.",
      use: "Actions/Link",
    },
    { when: "There is room for an icon only, as in a table row or in a field.", use: "Actions/Icon button" },
    { when: "Three or more actions about one object share a place.", use: "Actions/Menu" },
    { when: "The press switches a setting that takes effect at once.", use: "Fields/Switch" },
  ],
  dos: [
    {
      story: "Variants",
      text: "Give the importance by `variant`, so that the next step is found without reading.",
    },
    {
      story: "Pending",
      text: "Set `isPending` from the press to the answer: the button keeps its width and its focus, and a second press does nothing.",
    },
  ],
  donts: [
    {
      story: "TwoPrimaries",
      text: "Two primary buttons in one place leave the choice of the next step to the reader.",
    },
    {
      story: "DisabledWithoutReason",
      text: "A disabled submit button hides what is missing; let it be pressed, and show the errors at the fields.",
    },
  ],
  anatomy: [
    ["label", "`children`: the verb of the action."],
    [
      "icon",
      "`icon`, before the label; it repeats the meaning, and an arrow points along the reading direction.",
    ],
    [
      "pending label",
      "`pendingLabel` with a spinner, in the same cell as the label, so that the width never jumps.",
    ],
  ],
  keys: [["Enter, Space", "press the button"]],
  accessibility: [
    "While pending it is `aria-disabled` and not disabled: the focus stays, and the pending label is announced once.",
    "`aria-label` is for a label that is ambiguous out of its place, such as one of several “Remove”; it has to begin with the visible label, for voice control.",
    "It is 44 px high at least.",
  ],
  tests: ["button/button.test.tsx"],
  words: [
    "Write the verb and its object: “Withdraw $250.00”, “Resend code”; not “OK”, “Yes” or “Submit”.",
    "Write the pending label as the running action: “Saving...”.",
    "Keep it to three words; on a phone a longer label wraps into two lines.",
  ],
  rightToLeft:
    "Every `icon` is mirrored, since most are arrows: choose no glyph that contains text or the hands of a clock.",
  status: "stable",
};
