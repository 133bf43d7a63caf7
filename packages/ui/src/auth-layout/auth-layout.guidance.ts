import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["Login, sign-up, password reset and e-mail verification: one form beside the brand."],
  avoid: [
    { when: "The page has text to read.", use: "Layout/Page layout" },
    { when: "The user is signed in.", use: "Layout/App shell" },
  ],
  dos: [{ story: "Phone", text: "Keep `headline` to five words: on phones it is above the form." }],
  donts: [
    {
      story: "OfferBesideTheForm",
      text: "Do not place an offer beside the form, which is what the visitor came for.",
    },
  ],
  anatomy: [
    ["logo", "`logo`, above the form."],
    ["form", "`children`: heading and form."],
    ["footer", "`footer`: risk warning, language."],
    ["brand", "`headline`, `tagline` and `illustration`, on a dark ground in both schemes."],
  ],
  keys: [],
  accessibility: [
    "The form is the main landmark and precedes the brand; in forced colours the glow behind the brand is gone.",
  ],
  tests: [],
  words: ["The headline is a promise without a figure: “Your account in one place”."],
  rightToLeft: "The form is at the right; an `illustration` is not mirrored.",
  status: "stable",
};
