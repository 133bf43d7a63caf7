import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Some tasks have to be done once, over several visits: confirm the e-mail, verify the identity, deposit.",
  ],
  avoid: [
    { when: "The steps are done in one go.", use: "Feedback/Step rail" },
    { when: "The steps are the system’s work, and not the client’s.", use: "Feedback/Timeline" },
    { when: "Boxes are to be ticked.", use: "Fields/Checkbox" },
  ],
  dos: [
    { story: "Playground", text: "Open the one task that is next, with its reason and its button." },
    { story: "NoneOpen", text: "While all wait for the provider, open none, and say so." },
  ],
  donts: [
    {
      story: "EightTasks",
      text: "Do not list more than five tasks, nor one that the client cannot finish alone.",
    },
  ],
  anatomy: [
    ["sign", "A number, or a check for a completed step."],
    ["name", "The `children` of a step; for the current one with text and button."],
    ["hidden state", "`completeLabel`, read after a completed step."],
  ],
  keys: [],
  accessibility: ["It is an ordered list, whose current item is marked as the current step."],
  tests: [],
  words: ["Begin each task with its verb: “Verify your identity”."],
  rightToLeft: null,
  status: "stable",
};
