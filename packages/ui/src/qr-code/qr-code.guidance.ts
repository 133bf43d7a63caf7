import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["An address or a wallet is moved from this screen to a phone."],
  avoid: [
    { when: "The client is on that phone already.", use: "Actions/Copy button" },
    { when: "It is to be compared by eye.", use: "Data/Code" },
  ],
  dos: [
    {
      story: "WithDownload",
      text: "Write the same text beside it, and offer it as a file by `downloadQrCode`.",
    },
  ],
  donts: [{ story: "TooSmall", text: "Below 96 px most cameras fail at arm’s length." }],
  anatomy: [
    ["code", "`text`, `size` px wide with its quiet edge, dark on light in both schemes."],
    ["place", "`QrPlace` reserves the room while the code is loading."],
  ],
  keys: [],
  accessibility: ["It is a picture named by `label`; its text has to be on the page as well."],
  tests: ["qr-code/qr-code.test.tsx"],
  words: ["`label` says what it leads to: “Your referral link as a QR code”."],
  rightToLeft: "A code is not mirrored, since no camera would read it.",
  status: "stable",
};
