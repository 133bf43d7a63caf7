import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Visitors choose the language before they sign in: on login, sign-up, public pages."],
  avoid: [
    { when: "The user is signed in; the account menu has a choice for it.", use: "Actions/Menu" },
    { when: "There are more than six languages.", use: "Fields/Native select" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Write each language in itself, so that readers who know no other find it.",
    },
    {
      story: "Addresses",
      text: "Give each language an `href` on public pages: search engines and pages without scripts follow it.",
    },
  ],
  donts: [
    {
      story: "NamesInEnglish",
      text: "Do not translate the names: who reads only Arabic does not find “Arabic”.",
    },
    { text: "Do not use flags: a language has no country." },
  ],
  anatomy: [
    ["name", "`label`, for screen readers only."],
    ["languages", "`languages`, in one fixed order on all pages."],
  ],
  keys: [
    ["Tab", "moves through the languages"],
    ["Enter", "chooses the focused one"],
    ["Ctrl+Enter", "opens its address in a new tab, and this page keeps its language"],
  ],
  accessibility: [
    "Each name is marked with its language, and is read in that language’s voice; the current one is marked.",
  ],
  tests: ["language-switch/language-switch.test.tsx"],
  words: ["“Bahasa Melayu”, “中文”, “العربية”: the name as the language itself writes it."],
  rightToLeft: "Names in Latin script stay as they are; the order begins at the right.",
  status: "stable",
};
