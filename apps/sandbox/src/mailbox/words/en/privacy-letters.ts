import type { SomeLetters } from "../words.ts";

/** The e-mails about the copy of all data and the deletion of an account. */
export const privacyLetters = {
  dataExportRequested: {
    subject: "A copy of your data was requested",
    paragraphs: [
      "Somebody, probably you, requested a copy of everything that we store about you. We write again when it can be downloaded.",
      "If you did not request it, set a new password at once: somebody else is signed in to your account.",
    ],
    action: "See your requests",
  },
  dataExportReady: {
    subject: "The copy of your data is ready",
    paragraphs: [
      "You can download the copy of your data after you sign in, until {availableUntil} (UTC). After that it is deleted.",
      "It has your identity documents too. Store it where nobody else reads it.",
      "If you did not request it, set a new password at once: somebody else is signed in to your account.",
    ],
    action: "Download the copy",
  },
  deletionRequested: {
    subject: "Your account is to be deleted",
    paragraphs: [
      "Somebody, probably you, asked us to delete your account. We delete it after {erasableFrom} (UTC). Until then you can take it back after you sign in.",
      "If it was not you, take it back and set a new password at once: somebody else is signed in to your account.",
    ],
    action: "See your request",
  },
  deletionSoon: {
    subject: "Your account will be deleted soon",
    paragraphs: [
      "We delete your account after {erasableFrom} (UTC), as you asked. Until then you can download a copy of your data, or take it back.",
    ],
    action: "See your request",
  },
  deletionCancelled: {
    subject: "Your account stays",
    paragraphs: [
      "The request to delete your account was taken back. If it was not you, set a new password: somebody else is signed in to your account.",
    ],
    action: "See your account",
  },
  deletionRefused: {
    subject: "Your account was not deleted",
    paragraphs: ["We did not carry out the request to delete your account. It stays as it is."],
    action: "See your account",
  },
  accountDeleted: {
    subject: "Your account was deleted",
    paragraphs: [
      "Your account was deleted, and you cannot sign in any more. What the law wants us to store is deleted after the time that we named before.",
      "This is our last e-mail about it.",
    ],
  },
} satisfies SomeLetters;
