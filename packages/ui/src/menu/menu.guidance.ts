import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Three or more actions about one object, of which each is needed rarely: the account menu, the actions of a row.",
    "Some small choices, such as language and colour scheme, belong beside such actions.",
  ],
  avoid: [
    { when: "The options are values of a form.", use: "Fields/Select" },
    { when: "There are one or two actions, which have room as they are.", use: "Actions/Button" },
    { when: "The press shows an explanation.", use: "Overlays/Popover" },
    { when: "It is the main navigation of a phone.", use: "Overlays/Drawer" },
  ],
  dos: [
    { story: "Playground", text: "Let the trigger name the object: here the user." },
    {
      text: "Set `staysOpen` for a choice whose effect is seen at once, such as the colour scheme.",
    },
  ],
  donts: [
    {
      story: "MostUsedAction",
      text: "Do not hide the most used action in a menu: a press and a search are added to each use.",
    },
    { text: "Do not nest menus; give the deeper choice a page or a dialog." },
  ],
  anatomy: [
    ["trigger", "`trigger`: a `Button`, an `IconButton` or a `UserButton`."],
    [
      "heading",
      "`heading`: what the list is about, such as the e-mail of the signed-in user; it describes the list.",
    ],
    ["action", "An item with `onAction` or `href`, with an icon where all have one."],
    ["choice", "An item with `options`, of which one is `selected`; `columns` puts them side by side."],
  ],
  keys: [
    ["Enter, Space, ↓, ↑", "on the trigger: open the list and focus its first item"],
    ["↓, ↑", "move through the items, around the ends"],
    ["←, →", "move within a row of options"],
    ["letters", "focus the next item that begins so"],
    ["Enter, Space", "perform the item"],
    ["Escape", "closes, and returns the focus to the trigger"],
  ],
  accessibility: [
    "The list is loaded when the pointer or the focus reaches the trigger; if its code fails to load, the next press tries again.",
    "An option of a choice is read with its state, like a radio button.",
  ],
  tests: ["menu/menu.test.tsx", "menu/menu-offline.test.tsx"],
  words: [
    "Actions are verbs, pages are their titles: “Logout”, “Profile”.",
    "Each language of a choice is written in itself, and marked so for screen readers.",
  ],
  rightToLeft:
    "The list hangs at the inline end of its trigger, and ← and → move through a row in its visible order.",
  status: "stable",
};
