import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Entries with an amount and a state are leafed through, and each opens: transactions on a phone, recent activity.",
  ],
  avoid: [
    { when: "Columns are compared or sorted.", use: "Data/Simple table" },
    { when: "Facts of one entry are listed.", use: "Data/Description list" },
    { when: "The entries are steps in time.", use: "Feedback/Timeline" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Order the rows by date, newest first, and keep to one icon for each kind.",
    },
  ],
  donts: [
    {
      story: "CrowdedRow",
      text: "Do not write all that is known into `meta`; the page behind the row has it.",
    },
    { text: "Do not put a second button into a row: the row as a whole is the link." },
  ],
  anatomy: [
    ["icon", "`icon`: the kind of the entry."],
    ["title", "`title`: its name."],
    ["facts", "`meta`: date and method, muted."],
    ["amount", "`amount`, a `Money` with its sign."],
    ["badge", "`badge`, a `StatusBadge` below the amount."],
    ["mark", "`isNew`: the background of an entry that has just arrived, which fades after two seconds."],
  ],
  keys: [
    ["Tab", "moves through the rows that have an `href`"],
    ["Enter", "opens the focused row"],
  ],
  accessibility: [
    "A link reads title, facts, amount and state in this order; the list has the name `label`, and its length is read.",
  ],
  tests: [],
  words: ["Separate the facts by “·”, and the shortest first: “20 Nov · Daybreak Bank”."],
  rightToLeft: "An arrow in `icon` means money in or out, and is not mirrored.",
  status: "stable",
};
