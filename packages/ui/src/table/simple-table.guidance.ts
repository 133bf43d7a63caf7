import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Entries of one kind are compared by column, sorted, and opened: the usual table of a page."],
  avoid: [
    { when: "Rows are selected, or pressed without an address.", use: "Data/Table" },
    { when: "Each entry is an icon, a name and an amount.", use: "Data/List rows" },
    { when: "It has one row.", use: "Data/Description list" },
  ],
  dos: [
    { text: 'Align amounts by `align="end"`, and mark the column that names the row by `isRowHeader`.' },
    { story: "Phone", text: "Order the columns by importance: on phones they are the lines of a card." },
  ],
  donts: [
    {
      story: "NineColumns",
      text: "Do not use more than seven columns; what is left belongs to the details.",
    },
    { text: "Do not sort only the visible page of a longer list." },
  ],
  anatomy: [
    ["head", "The `header` of each column, a button where it sorts."],
    ["rows", "A cell for each column; the one that names the row is a link with `rowHref`."],
    ["empty state", "`emptyState`, without rows."],
  ],
  keys: [
    ["Tab", "moves through sort buttons, links and controls of the cells"],
    ["Enter, Space", "sort by the focused heading, and once more in the other direction"],
    ["Enter", "opens the focused row"],
  ],
  accessibility: [
    "It is a table of plain HTML, also where it is drawn as cards: rows and columns are announced.",
    "`range` says which rows of a longer list are shown.",
    "On phones each value has the name of its column before it.",
  ],
  tests: ["table/simple-table.test.tsx"],
  words: [
    "A heading is one noun, and is not repeated in the cells: “Amount”, and not “Amount (USD)” over amounts in USD.",
  ],
  rightToLeft: 'The first column is at the right; `align="end"` is the left edge.',
  status: "stable",
};
