import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Fields are submitted together, by a button or by Enter in a field."],
  avoid: [
    { when: "A single setting takes effect at once.", use: "Fields/Switch" },
    { when: "The values are only shown.", use: "Data/Description list" },
  ],
  dos: [
    {
      story: "WithErrorSummary",
      text: "In a form of three fields or more, list the errors above it as well as at the fields.",
    },
  ],
  donts: [
    {
      story: "DisabledUntilValid",
      text: "Do not disable the submit button until all is valid; submit, and let the errors lead.",
    },
    { text: "Do not place two forms into each other; give a button outside of the form its `id`." },
  ],
  anatomy: [
    ["fields", "`children`, in the order in which the answers are known."],
    ["summary", "An `ErrorSummary`, first in the form, after a refused submit."],
    ["button", "One `Button` with `type` submit, last."],
  ],
  keys: [["Enter", "in a field of one line: submits the form"]],
  accessibility: [
    "After a refused submit the summary, or else the first invalid field, has the focus.",
    "Its fields are announced as required by default; mark the optional ones by `isRequired` and in their label.",
    "While `isPending` it is `aria-busy`, and no input submits again.",
    "Before hydration it submits nothing, so that no password gets into an address.",
  ],
  tests: ["form/form.test.tsx"],
  words: ["Name a form by `label` only where a page has several."],
  rightToLeft: null,
  status: "stable",
};
