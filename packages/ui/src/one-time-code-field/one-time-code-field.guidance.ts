import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A code from an e-mail, a message or an authenticator confirms an action."],
  avoid: [
    { when: "The secret is chosen by the client.", use: "Fields/Password field" },
    { when: "The text contains letters, such as a voucher.", use: "Fields/Text field" },
  ],
  dos: [{ story: "WithAction", text: "Place the button that sends the code beside the field, by `action`." }],
  donts: [
    {
      story: "SixBoxes",
      text: "Do not split the code into six boxes: pasting, the phone’s suggestion and correction break.",
    },
    { text: "Do not submit at the sixth digit; a client corrects the last digit more often than any other." },
  ],
  anatomy: [
    ["label", "`label`, with the channel in `description`: “Sent to a…a@example.com”."],
    ["code", "Up to `length` digits, spaced for comparing."],
    ["action", "`action`: the button that requests a code, with its waiting time."],
  ],
  keys: [
    ["0–9", "are accepted, in any script; everything else is dropped"],
    ["Ctrl+V", "keeps the digits of the pasted text"],
    ["Enter", "submits the enclosing form"],
  ],
  accessibility: ["It is one input with the purpose “one-time code”, which phones fill in from the message."],
  tests: ["one-time-code-field/one-time-code-field.test.tsx"],
  words: [
    "Say where the code was sent, and how long it is valid.",
    "An error says what to do next: “The code has expired. Request a new one.”",
  ],
  rightToLeft: "The digits are always from left to right, as in the message.",
  status: "stable",
};
