import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: ["A deadline of minutes or hours matters to what the client does now: a code, a rate, a session."],
  avoid: [
    { when: "The deadline is days away; write its date.", use: "Typography/Text" },
    { when: "The time of a running work is meant.", use: "Feedback/Progress" },
  ],
  dos: [
    { story: "Urgent", text: "Set `urgentFrom` to the time that the remaining steps take." },
    { story: "Hours", text: "Let the label say what ends, also for long times." },
  ],
  donts: [
    { story: "Hurry", text: "Do not count down to something that does not end, to hurry a client." },
    { text: "Do not leave 0:00 without a message: show the next step in `onEnd`." },
  ],
  anatomy: [
    ["label", "`label`: what ends."],
    ["clock", "Minutes and seconds, from an hour on with hours; highlighted from `urgentFrom`."],
  ],
  keys: [],
  accessibility: ["It is a timer, which screen readers read on demand and not every second."],
  tests: ["countdown/countdown.test.tsx", "countdown/countdown-format.test.ts"],
  words: ["A noun with “for” or “in”: “Code valid for”, so that the clock completes the sentence."],
  rightToLeft: "The clock is read from left to right, after the label.",
  status: "trial",
};
