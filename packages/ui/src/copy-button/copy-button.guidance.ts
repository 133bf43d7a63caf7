import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A value that is needed elsewhere can be copied without selecting it: an account number, a wallet address, a referral link.",
  ],
  avoid: [
    { when: "The value is to be scanned by a phone.", use: "Data/QR code" },
    { when: "The press does more than copy, such as share or download.", use: "Actions/Button" },
  ],
  dos: [{ story: "Playground", text: "Place it directly after the value that it copies." }],
  donts: [
    { text: "Do not also show a toast: the button confirms and announces in its own place." },
    {
      story: "ForAnAmount",
      text: "Do not offer it for an amount; a pasted “$1,234.50” is read differently by each program.",
    },
  ],
  anatomy: [
    ["button", "An icon that becomes a check or a cross."],
    ["confirmation", "`copiedLabel` or `failedLabel`, beside the button for two seconds."],
  ],
  keys: [["Enter, Space", "copy the text"]],
  accessibility: [
    "The confirmation is announced once by a status region, and the focus stays on the button.",
    "A refusal of the browser is shown and announced as well, so that a client never pastes an old address.",
  ],
  tests: ["copy-button/copy-button.test.tsx"],
  words: [
    "`label` names what is copied: “Copy account number”, not “Copy”.",
    "The confirmation is one word, with the wording of the portal’s specification: “Copied!”.",
  ],
  rightToLeft: null,
  status: "stable",
};
