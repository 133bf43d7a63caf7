import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Questions of visitors have answers that not all of them need: fees, duration, safety."],
  avoid: [
    { when: "Every visitor has to read the answer.", use: "Typography/Text" },
    { when: "The parts are views of one subject.", use: "Data/Tabs" },
    { when: "The branches have branches.", use: "Data/Tree" },
  ],
  dos: [{ story: "Playground", text: "Order by how often a question is asked, and stop at ten." }],
  donts: [
    {
      story: "QuestionsOfTheCompany",
      text: "Do not write a question that only the company would ask: “Why are we the best?”",
    },
  ],
  anatomy: [
    ["question", "The `question` of an entry, always visible."],
    ["chevron", "Turns when the answer is open."],
    ["answer", "Its `answer`; several may be open."],
  ],
  keys: [
    ["Tab", "moves through the questions, and through links of open answers"],
    ["Enter, Space", "open or close the focused answer"],
  ],
  accessibility: [
    "It is the browser’s own disclosure: it works without scripts, and a search in the page opens the answer.",
  ],
  tests: ["faq/faq.test.tsx"],
  words: ["Ask in the visitor’s words and the first person or with “you”; answer in the first sentence."],
  rightToLeft: null,
  status: "stable",
};
