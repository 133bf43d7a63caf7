import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["An image from elsewhere is shown whole: a receipt, a document that was sent."],
  avoid: [
    { when: "It is a company’s sign.", use: "Data/Logo" },
    { when: "The file is being picked.", use: "Fields/File drop" },
    { when: "It is decoration.", use: "Layout/Market illustration" },
  ],
  dos: [{ story: "NoPicture", text: "Offer the file itself in `fallback`: a PDF is no image." }],
  donts: [
    {
      story: "FallbackWithoutTheFile",
      text: "“Error” in place of a PDF leaves the client without the file.",
    },
    { text: "Do not crop a document, nor enlarge it beyond its own size." },
  ],
  anatomy: [
    ["image", "`src`, never wider than its container."],
    ["fallback", "`fallback`, in its place after an error."],
  ],
  keys: [],
  accessibility: ["`alt` is required, and says which document it is, not what is written in it."],
  tests: [],
  words: ["Name the document and its entry: “Receipt of D-1”."],
  rightToLeft: "The image itself is never mirrored.",
  status: "stable",
};
