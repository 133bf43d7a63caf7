import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Every paragraph, caption and note."],
  avoid: [
    { when: "It is a heading.", use: "Typography/Heading" },
    { when: "It is an amount of money.", use: "Data/Money" },
    { when: "It is an id or an address.", use: "Data/Code" },
    { when: "It is a message about what happened.", use: "Feedback/Notice" },
  ],
  dos: [
    { story: "Sizes", text: "Use `small` for notes and never for what a client has to read." },
    { story: "Tones", text: "Use `muted` for what repeats or explains." },
  ],
  donts: [
    { story: "RedForEmphasis", text: "`negative` means loss or failure; a client searches for the error." },
  ],
  anatomy: [["text", '`children`, in lines of readable length with `measure="prose"`.']],
  keys: [],
  accessibility: [
    'All tones reach 4.5 to 1 on all surfaces; with `lines="one"` a cut text has to be readable elsewhere.',
  ],
  tests: [],
  words: ["One thought for each sentence, the figure first."],
  rightToLeft:
    "The full stop follows the direction of the paragraph: wrap a Latin name at its end in a `span`.",
  status: "stable",
};
