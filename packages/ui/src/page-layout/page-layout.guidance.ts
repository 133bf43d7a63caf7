import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A public page with text: terms, a company’s page, an error of the system."],
  avoid: [
    { when: "It is a form to sign in.", use: "Layout/Auth layout" },
    { when: "It is a page of the client area.", use: "Layout/App shell" },
  ],
  dos: [
    {
      story: "Playground",
      text: "Pass `null` as `header` or `footer` where there is none, and `center` for a page with one message.",
    },
  ],
  donts: [
    {
      story: "MenuOfEverything",
      text: "Do not fill the header with every page of the site; on a phone it is taller than what it leads to.",
    },
    { text: "Do not put a second main landmark into it: `children` are in one." },
  ],
  anatomy: [
    ["header", "`header`, over the whole width."],
    ["content", "`children`, of readable width, or of a form’s `width`."],
    ["footer", "`footer`, at the lower edge also of a short page."],
  ],
  keys: [],
  accessibility: ["Header, main and footer are landmarks; a skip link may lead to `#content`."],
  tests: [],
  words: [],
  rightToLeft: null,
  status: "stable",
};
