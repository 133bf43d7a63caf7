import type { SomeLetters } from "../words.ts";

/** The e-mails about messages to support. */
export const supportLetters = {
  messageReceived: {
    subject: "We have your message",
    paragraphs: [
      "We have your message about {topic} and answer by e-mail. Its reference is {reference}.",
      "If you did not write to us, ignore this letter: somebody gave your address, perhaps by mistake.",
    ],
  },
  messageCopied: {
    subject: "We have your message",
    paragraphs: [
      "We have your message about {topic} and answer by e-mail. Its reference is {reference}.",
      "This is what you wrote:",
      "{message}",
    ],
  },
  messageWaiting: {
    subject: "A message waits",
    paragraphs: ["A message about {topic} waits in the back office. Its reference is {reference}."],
    action: "Open the messages",
  },
  messageAnswered: {
    subject: "Our answer to your message",
    paragraphs: [
      "You wrote to us about {topic}. This is our answer; the reference is {reference}.",
      "{answer}",
    ],
  },
  threadAnswered: {
    subject: "Our answer to your message",
    paragraphs: [
      "You wrote to us about {topic}. This is our answer; the reference is {reference}.",
      "{answer}",
      "To write back, use the messages in your account: replies to this e-mail do not reach us.",
    ],
    action: "Open your messages",
  },
} satisfies SomeLetters;
