import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Content is loading for which the layout is known: the page keeps its height, and nothing jumps."],
  avoid: [
    { when: "Nothing can be done until an answer arrives.", use: "Feedback/Spinner overlay" },
    { when: "A press is being answered.", use: "Actions/Button" },
    { when: "The amount of a figure is loading; a tile has its own placeholder.", use: "Data/Figure tile" },
  ],
  dos: [{ story: "Sizes", text: "Choose `height` by the text or control that will be in its place." }],
  donts: [
    {
      story: "OneGreyBlock",
      text: "One grey block for a whole list says nothing of what comes, and the page moves when it does.",
    },
    { text: "Do not draw a skeleton of what may be empty, such as a notice." },
    { text: "Do not keep a list as a skeleton while its next page loads; leave the present page." },
  ],
  anatomy: [["bar", "A surface of `height` and `width`, without text."]],
  keys: [],
  accessibility: [
    "It is hidden from screen readers: set `aria-busy` on the region around it.",
    "With reduced motion it is still; in forced colours it has an edge.",
  ],
  tests: [],
  words: [],
  rightToLeft: "A `width` of `half` leaves the left half free.",
  status: "stable",
};
