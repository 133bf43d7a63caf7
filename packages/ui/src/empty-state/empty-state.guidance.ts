import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "A list or a chart has nothing to show yet.",
    "It could not be loaded, and can be loaded again.",
    "A search or a filter matches nothing.",
  ],
  avoid: [
    { when: "The content is still loading.", use: "Feedback/Skeleton" },
    { when: "There is content, and a message about it.", use: "Feedback/Notice" },
  ],
  dos: [
    { story: "Playground", text: "Say how the place is filled, with the action that does it." },
    { story: "CouldNotLoad", text: "After a failure say that nothing is lost, and offer to load again." },
  ],
  donts: [
    {
      story: "NoData",
      text: "“No data” leaves open if there is none or if it failed, and what to do.",
    },
  ],
  anatomy: [
    ["icon", "`icon`, in a disc; decoration."],
    ["title", "`title`, a heading of `level`."],
    ["text", "`children`: one sentence."],
    ["action", "`action`: one link or button."],
  ],
  keys: [],
  accessibility: [
    "The title is a heading, so that a reader who walks through headings notices the empty list.",
  ],
  tests: [],
  words: [
    "The title names the missing thing: “No deposits yet”.",
    "After a filter, the title names the filter: “No deposits in May”.",
  ],
  rightToLeft: null,
  status: "stable",
};
