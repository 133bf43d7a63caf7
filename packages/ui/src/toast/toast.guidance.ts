import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A small success is confirmed beside the work, which continues: saved, copied, sent again."],
  avoid: [
    { when: "The message matters later, or concerns money.", use: "Feedback/Notice" },
    { when: "The client has to decide.", use: "Overlays/Alert dialog" },
    { when: "A field is wrong.", use: "Feedback/Error summary" },
    { when: "A text was copied.", use: "Actions/Copy button" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Render one `ToastRegion` near the root, and show toasts from anywhere by `createToasts`.",
    },
  ],
  donts: [
    {
      story: "UndoInAToast",
      text: "Do not put a link or an undo into a toast; it is gone after six seconds.",
    },
    { text: "Do not confirm what the page shows already, such as a row that appeared." },
  ],
  anatomy: [
    ["region", "`label`: a place at the lower inline end of the window for up to three toasts."],
    ["icon", "Follows from the `tone`."],
    ["text", "One sentence."],
    ["close button", "Named by `closeLabel`."],
  ],
  keys: [
    ["F6", "focuses the region, and from there returns"],
    ["Tab", "moves through the toasts and their buttons"],
    ["Escape", "closes the focused toast"],
  ],
  accessibility: [
    "It is announced without moving the focus; while the pointer or the focus is on it, its time stops.",
    "A failure stays until it is closed.",
  ],
  tests: ["toast/toast.test.tsx"],
  words: ["At most eight words: “Profile saved”."],
  rightToLeft: null,
  status: "trial",
};
