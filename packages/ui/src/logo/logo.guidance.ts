import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A company’s logo in a header, a card or a list, whatever its proportions are."],
  avoid: [
    { when: "The image is a photograph or a document.", use: "Data/Picture" },
    { when: "It represents a person.", use: "Data/Avatar" },
  ],
  dos: [
    { story: "Playground", text: "Give all logos of a list one box, so that none looks more important." },
  ],
  donts: [
    {
      story: "OnlyForWhite",
      text: "Do not use a logo that is only legible on white; each brand brings one for the dark scheme.",
    },
  ],
  anatomy: [["image", "`src`, contained in a box of `width` × `height`, aligned with the content below it."]],
  keys: [],
  accessibility: ["`alt` is the company’s name; inside of a link it is also the name of the link."],
  tests: [],
  words: ["`alt` is the name alone, without “logo”."],
  rightToLeft: "The image is aligned with the right edge of its box, and is not mirrored.",
  status: "stable",
};
