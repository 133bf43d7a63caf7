import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A short task or the details of an entry are shown without leaving the page, which is left as it was.",
    'Details are compared with their list: `placement="end"` leaves the list in view.',
  ],
  avoid: [
    { when: "A question has to be answered, and nothing else may happen.", use: "Overlays/Alert dialog" },
    { when: "A hint of one or two sentences explains a control.", use: "Overlays/Popover" },
    { when: "It is the menu of a phone.", use: "Overlays/Drawer" },
    { when: "The task has several steps; give it a page.", use: "Feedback/Step rail" },
  ],
  dos: [
    { story: "Playground", text: "Give it a title that repeats the words of the button that opened it." },
    {
      story: "AtTheEnd",
      text: "Show the details of a row at the end, so that the next row is one press away.",
    },
  ],
  donts: [
    {
      story: "DialogFromADialog",
      text: "Do not open a dialog from a dialog; let the first one change its content.",
    },
    { text: "Do not open one without a press, except when the session ends." },
  ],
  anatomy: [
    ["sign", "`sign`, above the title, which is centred then."],
    ["title", "`title`, a heading of level 2."],
    ["close button", "Named by `closeLabel`; without it there is none."],
    ["content", "`children`, which scrolls while title and actions stay."],
    ["actions", "`actions`, the primary one last; on phones they are below each other."],
  ],
  keys: [
    ["Tab, Shift+Tab", "move within the dialog, around its ends"],
    ["Escape", "closes it, unless `isDismissable` is false"],
  ],
  accessibility: [
    "The focus moves in when it opens, and returns to the element that opened it.",
    "The page behind is inert and does not scroll.",
  ],
  tests: ["dialog/dialog.test.tsx"],
  words: [
    "The title is a noun or an action, and no question: “Transaction details”.",
    "Buttons repeat the action: “Send link”, not “OK”.",
  ],
  rightToLeft: 'With `placement="end"` it slides in from the left.',
  status: "stable",
};
