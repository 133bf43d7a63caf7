import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A password is typed for login, or chosen at sign-up and reset."],
  avoid: [
    { when: "The secret is short-lived and is read from another device.", use: "Fields/One-time code field" },
    {
      when: "The value is secret only to strangers on the street, such as an account number.",
      use: "Fields/Text field",
    },
  ],
  dos: [
    { story: "Shown", text: "Let the client see what was typed, instead of a second field to repeat it." },
  ],
  donts: [
    {
      story: "RulesAfterwards",
      text: "Do not keep the rules until they are broken; `description` says them before the first letter.",
    },
    { text: "Do not forbid pasting; password managers paste." },
    { text: "Do not clear the field after an error, except after a wrong login." },
  ],
  anatomy: [
    ["label", "`label`, above the frame."],
    ["input", "Dots, or the text while it is shown."],
    ["toggle", "An eye, named by `showLabel` and `hideLabel`."],
    ["notes", "`description` has the rules for a new password; `errorMessage` the one that is not met."],
  ],
  keys: [
    ["Tab", "moves from the input to the toggle"],
    ["Enter, Space on the toggle", "show or hide the password, and submit nothing"],
  ],
  accessibility: [
    "`autoComplete` is required, so that password managers know whether to fill in or to suggest.",
    "The toggle’s name says what a press does, and changes with it.",
  ],
  tests: ["password-field/password-field.test.tsx"],
  words: ["State all rules at once and before typing: “At least 8 characters, one of them a digit”."],
  rightToLeft: "A password keeps the direction of its characters.",
  status: "stable",
};
