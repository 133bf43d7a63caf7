import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A list of more than twenty entries is read page by page, with its length."],
  avoid: [
    { when: "All rows fit into the memory of the page, and are searched.", use: "Data/Table" },
    { when: "The pages are steps.", use: "Feedback/Step rail" },
  ],
  dos: [{ story: "Playground", text: "State the visible range and the total in `summary`." }],
  donts: [
    {
      story: "WithoutATotal",
      text: "“Page 7” says neither how many entries there are nor which of them are shown.",
    },
    { text: "Do not disable the arrows at the ends; they stay focused and do nothing." },
    {
      text: "Do not leave the page number out of the address, or “back” from an entry leads to the first page.",
    },
  ],
  anatomy: [
    ["summary", "`summary`: the range."],
    ["arrows", "Named by `previousLabel` and `nextLabel`."],
  ],
  keys: [
    ["Tab", "moves between the two arrows"],
    ["Enter, Space", "open the page before or after"],
  ],
  accessibility: [
    "It is a navigation named by `label`; the new range is announced, and the focus stays on the arrow.",
  ],
  tests: ["pagination/pagination.test.tsx"],
  words: ["“21–40 of 312”, with an en dash and without “Showing”."],
  rightToLeft: "Both arrows are mirrored: the one to the next page points to the left.",
  status: "stable",
};
