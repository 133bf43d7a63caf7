import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["The frame of the client area, once around all its pages."],
  avoid: [
    { when: "The page is public.", use: "Layout/Page layout" },
    { when: "The visitor signs in or up.", use: "Layout/Auth layout" },
  ],
  dos: [
    { story: "Playground", text: "List up to eight pages, the most used first." },
    {
      story: "Phone",
      text: "Mark up to four of them `isPrimary` for the bar of phones, with a `shortLabel` of one word.",
    },
  ],
  donts: [
    { text: "Do not mount it again for each page: the scroll position and the open menu would be lost." },
    { story: "ActionsInTheMenu", text: "Do not add actions to the menu; it has pages." },
  ],
  anatomy: [
    ["skip link", "The first Tab stop, which leads to the content."],
    ["side menu", "`logo` or `mark`, and `items`; collapsed to icons by `isCollapsed`."],
    ["header", "`userMenu`; hides on scrolling down."],
    ["content", "`children`, the main landmark."],
    ["footer", "`footer`."],
    ["bottom bar", "Below 992 px: the primary pages, and the button that opens the menu."],
  ],
  keys: [
    ["Tab, then Enter", "skip to the content"],
    ["Enter, Space", "collapse and expand the menu, or open the drawer"],
    ["Escape", "closes the drawer, or hides the name of a collapsed icon"],
  ],
  accessibility: [
    "The current page is marked in all menus, and a link to another site says that it opens a new tab.",
    "Collapsed, each icon shows its name on hover and focus.",
    "At 320 px with text twice as large no word of the bar is cut.",
    "If the code of the drawer fails to load, the page stays usable, and the next press tries again.",
  ],
  tests: [
    "app-shell/app-shell.test.tsx",
    "app-shell/app-shell-header.test.tsx",
    "app-shell/app-shell-offline.test.tsx",
  ],
  words: ["The menu, the heading and the title of a page have the same words."],
  rightToLeft: "The menu is at the right, and its button to collapse is mirrored.",
  status: "stable",
};
