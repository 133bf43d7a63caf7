import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "Nothing on the page can be used until an answer arrives: signing in, leaving for a payment page.",
    "A short text says what is being done, and the `Spinner` turns beside it.",
  ],
  avoid: [
    { when: "The layout of the content is known.", use: "Feedback/Skeleton" },
    { when: "One button waits.", use: "Actions/Button" },
    { when: "The work takes longer than ten seconds, or its length is known.", use: "Feedback/Progress" },
  ],
  dos: [{ story: "BesideWords", text: "Put the `Spinner` before words that name the work." }],
  donts: [
    {
      story: "WithoutWords",
      text: "A ring alone says neither what is being done nor whether it has stopped.",
    },
  ],
  anatomy: [
    ["ring", "`Spinner`, which turns."],
    ["label", "`label` of the overlay; beside a lone `Spinner` your own text."],
    ["overlay", "`SpinnerOverlay` covers the screen, so that no press is lost."],
  ],
  keys: [],
  accessibility: ["The overlay is a status, whose label is announced; the ring itself is hidden."],
  tests: [],
  words: ["A running action with its object: “Loading your account”, without dots that count."],
  rightToLeft: null,
  status: "stable",
};
