import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A third party’s page is part of ours: market prices, a screener."],
  avoid: [
    { when: "Only a picture is shown.", use: "Data/Picture" },
    { when: "The third party’s page may be opened in a tab.", use: "Actions/Link" },
  ],
  dos: [
    {
      story: "NotShown",
      text: "Reserve the height, and say in `children` what is loading or why it failed.",
    },
    {
      story: "Playground",
      text: "Leave `isOwn` off for foreign documents: their scripts have no origin, and no access to the page.",
    },
  ],
  donts: [
    { text: "Do not pass the session or the client’s id in `src`." },
    { story: "JourneyThatWaits", text: "Do not let a journey depend on it; the third party may be down." },
  ],
  anatomy: [
    ["frame", "The document of `src`, `height` px high."],
    ["cover", "`children`, until `isShown`."],
  ],
  keys: [["Tab", "enters the document, and leaves it after its last stop"]],
  accessibility: [
    "The frame has the name `title`, and is inert until it is shown.",
    "The cover is a status, whose change is announced.",
  ],
  tests: [],
  words: ["`title` names the content and its source: “Market prices by TradingView”."],
  rightToLeft:
    "The document inside has its own direction; pass the language in `src` if the provider supports it.",
  status: "stable",
};
