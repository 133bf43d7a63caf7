import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A setting is on or off, and a change takes effect at once: notifications, two-step login."],
  avoid: [
    { when: "The value is submitted with a form.", use: "Fields/Checkbox" },
    { when: "The two states are equal, such as month and year.", use: "Actions/Toggle group" },
    { when: "The change needs a confirmation first.", use: "Overlays/Alert dialog" },
  ],
  dos: [{ story: "On", text: "Change the thumb at once, and set it back with a notice if saving fails." }],
  donts: [
    {
      story: "WithSaveButton",
      text: "A switch beside a save button leaves open when the change takes effect.",
    },
  ],
  anatomy: [
    ["track and thumb", "The state, by the thumb’s place and the track’s colour."],
    ["label", "`children`: the setting, which the press of a finger may also hit."],
  ],
  keys: [["Space", "turns the setting on or off"]],
  accessibility: [
    "It is announced as a switch with “on” or “off”; the label stays the same in both states.",
    "In forced colours the track of the on state has the highlight colour, and the thumb keeps its edge.",
  ],
  tests: ["switch/switch.test.tsx"],
  words: ["Name the setting and not its state: “Email me about deposits”, not “Emails off”."],
  rightToLeft: "The thumb of the on state is at the left.",
  status: "stable",
};
