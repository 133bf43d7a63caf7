import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A known list on a page that has to be small, such as the country at sign-up: a tenth of the size of `Select`.",
    "The browser should fill in the value, by `autoComplete`.",
  ],
  avoid: [
    { when: "Options need a second line or a logo.", use: "Fields/Select" },
    {
      when: "The list is searched over the network, or by other words than its labels.",
      use: "Fields/Combo box",
    },
  ],
  dos: [{ story: "Chosen", text: "Sort the options by label, in the language of the client." }],
  donts: [
    {
      story: "ChooseAsAnOption",
      text: "Do not add an option “Choose”: `placeholder` shows it, and it cannot be selected.",
    },
  ],
  anatomy: [
    ["label", "`label`, above the frame."],
    ["control", "The browser’s own select; its list is drawn by the system."],
    ["notes", "`description` and `errorMessage`, below the control."],
  ],
  keys: [
    ["letters", "select the option that begins so"],
    ["↓, ↑", "change the selection; on macOS they open the list"],
    ["Space", "opens the list"],
  ],
  accessibility: ["On phones the system’s picker opens, with its size of text and its gestures."],
  tests: ["native-select/native-select.test.tsx"],
  words: ["The placeholder is one word, “Choose”, because the label above has the noun."],
  rightToLeft: "The system’s list follows the direction of the page.",
  status: "stable",
};
