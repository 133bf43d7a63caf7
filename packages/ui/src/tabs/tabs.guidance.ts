import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Two to six views of one subject share a page, each with an address: deposits, withdrawals, transfers.",
  ],
  avoid: [
    { when: "The same data is shown in another form.", use: "Actions/Toggle group" },
    { when: "The views are steps.", use: "Feedback/Step rail" },
    { when: "They are the main pages.", use: "Layout/App shell" },
    { when: "All of it is read one after the other.", use: "Layout/Section" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Give each tab an `href`, so that the open view can be linked and the browser’s back works.",
    },
  ],
  donts: [
    {
      story: "NestedTabs",
      text: "Do not nest tabs, and do not wrap them into two rows: a narrow row scrolls.",
    },
    { text: "Do not keep half a form in each of two tabs; only the open one is mounted." },
  ],
  anatomy: [
    ["row", "The `label` of each of `items`; the open one with a line below it."],
    ["panel", "The `content` of the open tab."],
    ["place", "`TabsPlace` reserves the row while the code is loading."],
  ],
  keys: [
    ["Tab", "focuses the open tab; then its panel"],
    ["←, →", "move the focus between tabs"],
    ["Enter, Space", "open the focused tab"],
    ["Home, End", "focus the first or the last tab"],
  ],
  accessibility: [
    "Arrow keys do not open a tab, because its content may have to load.",
    "The open tab is scrolled into the middle of a row that does not fit.",
    "In forced colours the open tab has a line in the highlight colour.",
  ],
  tests: ["tabs/tabs.test.tsx"],
  words: ["A noun of one or two words, without a count that changes its width."],
  rightToLeft: "The first tab is at the right, and ← moves to the next.",
  status: "stable",
};
