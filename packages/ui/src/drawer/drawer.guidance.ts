import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["The menu or the filters of a desktop’s side have no room on a phone."],
  avoid: [
    { when: "It contains a task or details.", use: "Overlays/Dialog" },
    { when: "There are a few actions of one object.", use: "Actions/Menu" },
    { when: "It is the frame of the client area, which opens one itself.", use: "Layout/App shell" },
  ],
  dos: [{ story: "Playground", text: "Close it when a link in it is followed." }],
  donts: [
    { story: "OnADesk", text: "Do not use it on desktops, where its content has room beside the page." },
  ],
  anatomy: [
    ["title", "`title`, which names it."],
    ["close button", "`closeLabel`, at the end of the title’s line."],
    ["content", "`children`, which scrolls."],
  ],
  keys: [
    ["Escape", "closes it"],
    ["Tab", "moves through its content, around the ends"],
  ],
  accessibility: ["It traps the focus like a dialog, and a press outside closes it."],
  tests: [],
  words: ["The title is that of the button that opens it: “Menu”."],
  rightToLeft: "It slides in from the right.",
  status: "stable",
};
