import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "The state of a deposit, a withdrawal, a transfer or a check is shown in a row, a card or a heading.",
  ],
  avoid: [
    { when: "The words are no state that changes.", use: "Feedback/Badge" },
    { when: "The state needs a sentence or a next step.", use: "Feedback/Notice" },
    { when: "The states before and after matter, too.", use: "Feedback/Timeline" },
  ],
  dos: [
    { story: "States", text: "Map each state of the contract to one tone, in one place, for all screens." },
    {
      story: "Pressable",
      text: "With `onPress`, let `pressLabel` begin with the label and add what the press does.",
    },
  ],
  donts: [
    { story: "WrongTone", text: "A refused payment in the colour of success is believed to have arrived." },
  ],
  anatomy: [
    ["icon", "The tone’s own, or `icon`."],
    ["label", "`label`: the name of the state."],
  ],
  keys: [["Enter, Space", "with `onPress`: press the badge"]],
  accessibility: [
    "Icon, word and colour say the same, so that the state is clear in print and in forced colours.",
  ],
  tests: [],
  words: [
    "Use the state’s one name in all places: badge, filter, e-mail.",
    "Name an unknown state as unknown; do not guess the nearest.",
  ],
  rightToLeft: null,
  status: "stable",
};
