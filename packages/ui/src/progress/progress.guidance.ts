import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Work of known length is under way: an upload, an export.",
    "Its length is unknown, and it belongs to one place: `value` is `undefined`.",
  ],
  avoid: [
    { when: "The press of a button is being answered.", use: "Actions/Button" },
    { when: "Content is loading, whose size is known.", use: "Feedback/Skeleton" },
    { when: "It is the progress of a client through steps.", use: "Feedback/Step rail" },
    { when: "Time runs out.", use: "Feedback/Countdown" },
  ],
  dos: [
    { story: "Playground", text: "Name the object in the label, so that two uploads can be distinguished." },
    { story: "Unknown", text: "Show movement and no figure while the length is unknown." },
  ],
  donts: [
    {
      story: "InventedFigure",
      text: "Do not let a figure run that nothing measures; a bar that waits at 99 % is not believed again.",
    },
  ],
  anatomy: [
    ["label", "`label`: the work and its object."],
    ["percentage", "In the client’s number format; none while it is unknown."],
    ["bar", "The done part of the track."],
  ],
  keys: [],
  accessibility: [
    "It is a progress bar whose value is read as a percentage; in forced colours track and bar keep an edge and a fill.",
  ],
  tests: [],
  words: ["A running action with its object: “Uploading receipt.pdf”."],
  rightToLeft: "The bar grows from the right.",
  status: "stable",
};
