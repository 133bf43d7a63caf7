import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A condition concerns this page or this section: a limit, a step that is missing, a failure with its remedy.",
    "The result of an action stays readable until the client leaves.",
  ],
  avoid: [
    { when: "A small success is confirmed, and may disappear by itself.", use: "Feedback/Toast" },
    { when: "The client has to answer before anything else.", use: "Overlays/Alert dialog" },
    { when: "The errors of a form are listed.", use: "Feedback/Error summary" },
    { when: "The place has no content.", use: "Feedback/Empty state" },
    { when: "It has to stay in view while the page scrolls.", use: "Feedback/Floating region" },
  ],
  dos: [{ story: "Tones", text: "Add the action that ends the condition, by `actions`." }],
  donts: [
    {
      story: "StackOfNotices",
      text: "Several notices above each other are skipped together; show the one that blocks the client, and the next after it.",
    },
  ],
  anatomy: [
    ["icon", "Follows from `tone`."],
    ["title", "`title`: what happened, in a few words; it may be left out."],
    ["text", "`children`: what it means for the client, and what to do."],
    ["actions", "`actions`: one button or link, rarely two."],
  ],
  keys: [],
  accessibility: [
    "A `negative` notice interrupts a screen reader, the others wait for a pause; `role` changes that.",
    "Pass `none` as `role` for a notice that was part of the page from the start, or it is announced at each load.",
  ],
  tests: [],
  words: [
    "First what happened, then the state of the money, then the next step: “The deposit failed. Nothing was charged. Please try again.”",
    "No apology and no exclamation mark.",
  ],
  rightToLeft: null,
  status: "stable",
};
