import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A message has to stay in view while the page scrolls and while a dialog is open: the end of the session, a lost network.",
  ],
  avoid: [
    { when: "The message belongs to a place in the page.", use: "Feedback/Notice" },
    { when: "It disappears by itself.", use: "Feedback/Toast" },
    { when: "The page must not be used.", use: "Overlays/Alert dialog" },
  ],
  dos: [{ story: "Narrow", text: "Put one `Notice` into it, with the action that ends the condition." }],
  donts: [
    {
      story: "Offer",
      text: "Do not use it for news or offers: it covers the page until the condition ends.",
    },
  ],
  anatomy: [
    ["region", "`label`, for the list of landmarks; at the lower inline end of the window."],
    ["content", "`children`: a `Notice`."],
  ],
  keys: [],
  accessibility: [
    "It is a landmark that stays usable beside an open dialog, which makes the rest of the page inert.",
    "It follows the content in the order of Tab, because it is at the end of the document.",
  ],
  tests: ["floating-region/floating-region.test.tsx"],
  words: ["Name the region by its subject: “Session”."],
  rightToLeft: null,
  status: "stable",
};
