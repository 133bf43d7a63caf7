import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Rows are selected for a common action, or pressed, and moved through with arrow keys.",
    "Thousands of rows scroll in one region: `LongTable`.",
  ],
  avoid: [
    { when: "The table is read, sorted and opened only: 20 kB less.", use: "Data/Simple table" },
    { when: "The rows have parents and children.", use: "Data/Tree" },
    { when: "It lists facts of one thing.", use: "Data/Description list" },
  ],
  dos: [
    {
      story: "SelectableOnAPhone",
      text: "Show the common action and the number of rows as soon as a row is selected.",
    },
    {
      story: "LongOnAPhone",
      text: "Use `LongTable` from some hundred rows on, where no page numbers are wanted.",
    },
  ],
  donts: [
    {
      story: "CrowdedRows",
      text: "Do not make a row pressable that also has a menu and links; it is unclear what a press does.",
    },
    { text: "Do not select across pages without saying how many rows are meant." },
  ],
  anatomy: [
    ["head", "Column names, with sort signs and a checkbox for all rows."],
    ["rows", "Cells by `columns`; with `selection` a checkbox first."],
    ["empty state", "`emptyState`, without rows."],
  ],
  keys: [
    ["Tab", "focuses the table, and leaves it"],
    ["↑, ↓, ←, →", "move through rows and cells"],
    ["Home, End", "move to the ends of a row"],
    ["Space", "selects the focused row"],
    ["Enter", "presses the focused row, or sorts by the focused heading"],
    ["Ctrl+A, Escape", "select all rows, or none"],
  ],
  accessibility: [
    "It is a grid with one Tab stop; `LongTable` is a scrolling region that is read row by row.",
    "The checkboxes are named in the client’s language.",
    "Cards of phones keep the roles of rows and cells.",
  ],
  tests: ["table/table.test.tsx", "table/long-table.test.tsx", "table/table-lines.test.tsx"],
  words: ["`label` names the rows in the plural: “Deposits”."],
  rightToLeft: "→ moves towards the first column, as the eye does.",
  status: "trial",
};
