import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A document or a picture is sent: proof of payment, an identity document."],
  avoid: [
    { when: "A picture of the provider is shown.", use: "Data/Picture" },
    { when: "A link to a file is enough.", use: "Actions/Link" },
  ],
  dos: [
    {
      story: "Chosen",
      text: "Show name, size and preview, so that a wrong file is noticed before it is sent.",
    },
    { story: "Invalid", text: "Refuse a file with its reason as soon as it is picked." },
  ],
  donts: [
    { text: "Do not upload before the client submits, unless the form says so." },
    {
      story: "WithoutTheLimit",
      text: "Do not state only the types: a limit of size that is found out after the upload costs minutes.",
    },
  ],
  anatomy: [
    ["label", "`label`, which names the whole field and its button."],
    [
      "zone",
      "The place to drop a file, with `labels.drop` as its text, which a device without a mouse does not show.",
    ],
    ["buttons", "`labels.browse` opens the picker, `labels.remove` removes the file."],
    ["file", "Preview, name, size, and the upload while `isUploading`."],
    ["notes", "`description` has types and size; `errorMessage` the refusal."],
  ],
  keys: [
    ["Tab", "focuses the button; the zone is no stop"],
    ["Enter, Space", "open the picker or remove the file"],
    ["Ctrl+V", "takes a picture from the clipboard while the field has the focus"],
  ],
  accessibility: [
    "Name, upload and refusal are announced, and the focus stays on the button for another try.",
    "After removal the focus is on the button that picks a file.",
    "Dropping is an addition: everything is possible by the button.",
  ],
  tests: ["file-drop/file-drop.test.tsx"],
  words: [
    "Name the document in the label: “Proof of payment”.",
    "Write sizes with their unit: “PDF or picture, 10 MB at most”.",
  ],
  rightToLeft: "The name of a file keeps its own direction.",
  status: "stable",
};
