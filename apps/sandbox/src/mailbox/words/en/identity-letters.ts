import type { SomeLetters } from "../words.ts";

/** The e-mails about the identity check and its documents. */
export const identityLetters = {
  identityApproved: {
    subject: "Your identity is verified",
    paragraphs: [
      "Your identity check was approved. You can now withdraw money and send it to other clients, once your withdrawal account is set.",
    ],
    action: "Open your account",
  },
  identityCancelled: {
    subject: "Your identity check was cancelled",
    paragraphs: ["Your identity check was not approved. Your account shows what you can do now."],
    action: "Open your account",
  },
  identityDocumentsRefused: {
    subject: "Please send a document again",
    paragraphs: [
      "We could not accept a document of your identity check. Your account shows which one and why, and there you can send it again. The rest stays as it is.",
    ],
    action: "Open your account",
  },
  identityExpiresSoon: {
    subject: "Your identity document expires soon",
    paragraphs: [
      "The identity document that we checked is valid until {validUntil}.",
      "If you have the new one already, write to us, and we open your check for it.",
    ],
    action: "Open your account",
  },
  identityExpired: {
    subject: "Your identity document has expired",
    paragraphs: [
      "The identity document that we checked was valid until {validUntil}.",
      "Write to us, and we open your check for the new one.",
    ],
    action: "Open your account",
  },
  identityReopened: {
    subject: "Your identity check is open again",
    paragraphs: ["You can submit your identity check once more. Your account shows the reason."],
    action: "Open your account",
  },
} satisfies SomeLetters;
