import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "One of five to fifteen short options is a value of a form, and some need a second line or a logo: a bank, an account.",
  ],
  avoid: [
    {
      when: "The page has to be small, or the browser should fill in the value.",
      use: "Fields/Native select",
    },
    { when: "There are more than fifteen options.", use: "Fields/Combo box" },
    { when: "There are up to four options, which can be seen without a press.", use: "Fields/Radio cards" },
    { when: "The options are actions.", use: "Actions/Menu" },
  ],
  dos: [
    { story: "Chosen", text: "Show the label of the selected option, and keep `label` above it." },
    {
      story: "Loading",
      text: "Say in `placeholder` that the options are loading, instead of an empty list.",
    },
  ],
  donts: [
    {
      story: "PreselectedBank",
      text: "Do not preselect an option where a wrong one costs money; begin with `null` and a placeholder.",
    },
    { text: "Do not let a choice submit the form or open a page." },
  ],
  anatomy: [
    ["label", "`label`, which a press also opens."],
    ["trigger", "The selected option, or `placeholder`."],
    ["list", "The `options` in a popover as wide as the trigger, the selected one with a check."],
    ["notes", "`description` and `errorMessage`, below the trigger."],
  ],
  keys: [
    ["Enter, Space, ↓, ↑", "open the list"],
    ["↓, ↑, Home, End", "move through the list"],
    ["letters", "focus the option that begins so; on the closed field they select it"],
    ["Enter, Space", "select the focused option and close"],
    ["Escape", "closes without a change"],
  ],
  accessibility: [
    "A hidden native select lets the browser fill in the value, and the trigger reads label and selection together.",
  ],
  tests: ["select/select.test.tsx"],
  words: ["The placeholder is a request with the noun: “Select a bank”."],
  rightToLeft:
    "The sign at the end of the trigger is at the left, and the list is aligned with the trigger’s right edge.",
  status: "trial",
};
