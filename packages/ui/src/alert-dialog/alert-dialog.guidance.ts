import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Something has happened that changes what is possible: the session ended, the deposit was submitted.",
    'An action that cannot be undone is confirmed, by `cancel` and `variant="danger"`.',
  ],
  avoid: [
    { when: "The client may continue without an answer.", use: "Feedback/Notice" },
    { when: "There is a form to fill in.", use: "Overlays/Dialog" },
    { when: "A success is confirmed in passing.", use: "Feedback/Toast" },
  ],
  dos: [
    { story: "Playground", text: "For a message without a choice, offer one button, which gets the focus." },
    {
      story: "WithCancel",
      text: "Let both buttons of a question name what happens, so that it is answered without the text.",
    },
  ],
  donts: [
    {
      text: "Do not ask for confirmation of what can be undone: each needless question teaches to press without reading.",
    },
    { story: "YesAndNo", text: "Do not name the buttons “Yes” and “No”." },
  ],
  anatomy: [
    ["sign", "`outcome`: a check, a cross or a clock."],
    ["title", "`title`: the question or the result."],
    ["message", "`children`: the consequence."],
    ["cancel", "`cancel`, first: the button that changes nothing."],
    ["action", "`actionLabel`, last, with `pendingLabel` while it runs."],
  ],
  keys: [
    ["Tab", "moves between the buttons"],
    ["Enter, Space", "press the focused button"],
    ["Escape", "does nothing: the question has to be answered"],
  ],
  accessibility: [
    "A single button has the focus; a question focuses none, so that Enter confirms nothing by accident.",
    "The message is read together with the title.",
  ],
  tests: ["dialog/dialog.test.tsx"],
  words: ["Ask by the action: “Remove receipt?”, with the buttons “Remove” and “Keep”."],
  rightToLeft: "The action is at the left end of the line.",
  status: "stable",
};
