import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Two to seven options need a second line to be compared: payment methods with limits and speed.",
    "The choice is what a step is about, and a press may lead on at once, by `onConfirm`.",
  ],
  avoid: [
    { when: "There are more than seven options, or one word is enough for each.", use: "Fields/Select" },
    { when: "There are dozens of options, and clients know the name.", use: "Fields/Combo box" },
    { when: "The choice switches the view of data.", use: "Actions/Toggle group" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Give every option the same kind of second line, so that a glance compares them.",
    },
    { text: "Use `columns` for short options; on phones they are below each other." },
  ],
  donts: [
    {
      story: "OneWordCards",
      text: "Cards with one word each take the room of a form for what a `Select` or two words would do.",
    },
    {
      text: "Do not remove an option that is not possible now: set its `isDisabled`, and say in its `description` why.",
    },
  ],
  anatomy: [
    ["label", "`label`: the question."],
    ["card", "The whole surface of an option is its target."],
    ["media", "The `media` of an option: a logo or an icon."],
    ["words", "The `label` and `description` of an option."],
    ["dot", "Shows the selection besides the edge’s colour."],
  ],
  keys: [
    ["Tab", "focuses the selected option, or the first one"],
    ["↑, ↓, ←, →", "select the option before or after"],
    ["Space", "selects the focused option"],
    ["Enter", "selects and confirms it where there is `onConfirm`; otherwise it submits the form"],
  ],
  accessibility: [
    "Arrow keys only select and never confirm, so that a client who listens to the options is not led to the next step.",
    "The second click of a double click is ignored, because it would hit the next step.",
    "In forced colours the selected card has an edge in the highlight colour.",
  ],
  tests: ["radio-cards/radio-cards.test.tsx"],
  words: [
    "Begin the second line with what differs most: the fee, the speed or the limit.",
    "Use the name that the provider of a payment method gives itself.",
  ],
  rightToLeft: "← selects the option after, since the options run from the right.",
  status: "stable",
};
