import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["One or two words classify the thing beside them: “New”, “Recommended”, the kind of an account."],
  avoid: [
    { when: "The words are the state of a payment or a check.", use: "Feedback/Status badge" },
    { when: "The words are a sentence.", use: "Feedback/Notice" },
    { when: "A press does something.", use: "Actions/Button" },
  ],
  dos: [{ story: "Tones", text: "Choose the tone by its meaning; most badges are `neutral`." }],
  donts: [{ story: "WholeSentence", text: "A sentence in a badge is not read: it looks like a name." }],
  anatomy: [["text", "`children`, in one line where there is room."]],
  keys: [],
  accessibility: [
    "It is plain text, read after the words before it; place it in the heading that it classifies.",
  ],
  tests: [],
  words: ["An adjective or a noun, without a verb and without a full stop."],
  rightToLeft: null,
  status: "stable",
};
