import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Things of equal rank are side by side on desktops and below each other on phones: tiles, cards, fields of an address.",
  ],
  avoid: [
    { when: "The children have their own widths.", use: "Layout/Inline" },
    { when: "There is one column.", use: "Layout/Stack" },
    { when: "Rows and columns are data.", use: "Data/Simple table" },
  ],
  dos: [
    { story: "Playground", text: "Let the number of columns follow from the widest content at 992 px." },
    {
      story: "Aside",
      text: "Use `aside` for content with a summary, and `StickyCell` where the summary should stay in view.",
    },
  ],
  donts: [
    {
      story: "ColumnsOfSentences",
      text: "Do not put sentences into four columns: each line has room for three words.",
    },
    { text: "Do not place cells by number: the order of the document is the order on phones and of Tab." },
  ],
  anatomy: [
    ["cells", "`children`, each in a cell, of one height by `align`."],
    ["sticky cell", "`StickyCell`, which stays in view on desktops."],
    ["tall cell", "`TallCell`, the second of three in `beside`."],
  ],
  keys: [],
  accessibility: ["The order of reading is that of the source at every width."],
  tests: [],
  words: [],
  rightToLeft: "The first column is at the right, and the narrow column of `aside` at the left.",
  status: "stable",
};
