import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["One line of text with no more specific field: an e-mail, a name, a reference."],
  avoid: [
    {
      when: "The value is an amount of money; a text field would accept “1,234,5”.",
      use: "Fields/Amount field",
    },
    { when: "The value is a password.", use: "Fields/Password field" },
    { when: "The value is a telephone number.", use: "Fields/Phone field" },
    { when: "The value is a code from a message.", use: "Fields/One-time code field" },
    { when: "Several sentences are expected.", use: "Fields/Text area" },
    { when: "The possible values are known.", use: "Fields/Combo box" },
  ],
  dos: [
    { story: "WithDescription", text: "Say below the field what the value is for, before it is typed." },
    { story: "Invalid", text: "Keep what was typed, and say how to correct it." },
  ],
  donts: [
    { story: "PlaceholderAsLabel", text: "A placeholder that holds the rule is gone with the first letter." },
    {
      text: "Do not validate while the client types; an address is invalid until its last letter. Validate on blur and on submit.",
    },
  ],
  anatomy: [
    ["label", "`label`, above the frame and always visible."],
    ["prefix, suffix", "`prefix` and `suffix` inside the frame: a unit by `FieldUnit`, or a button."],
    ["input", "The typed text; `placeholder` shows an example of it."],
    ["description", "`description`, below; it stays while there is an error."],
    ["error", "`errorMessage`, with an icon, below the description."],
  ],
  keys: [
    ["Tab", "focuses the input and selects its text"],
    ["Enter", "submits the enclosing form"],
  ],
  accessibility: [
    "Label, description and error are associated with the input, and its `id` is that of the link in an `ErrorSummary`.",
    "What was typed before the page was hydrated is not lost.",
    "Set `autoComplete`, so that browsers and password managers fill in what they know.",
  ],
  tests: ["text-field/text-field.test.tsx", "field/field.test.tsx", "field/after-press.test.tsx"],
  words: [
    "A label is a noun: “Email”, not “Please enter your email”.",
    "An error names the field and the remedy: “Invalid email address”, never “Invalid input”.",
  ],
  rightToLeft: "The input takes its direction from the page; an e-mail typed in it stays in its own order.",
  status: "stable",
};
