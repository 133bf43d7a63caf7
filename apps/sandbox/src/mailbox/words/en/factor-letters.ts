import type { SomeLetters } from "../words.ts";

/** The e-mails about two-step sign-in, recovery codes and passkeys. */
export const factorLetters = {
  factorAdded: {
    subject: "Two-step sign-in is on",
    paragraphs: [
      "Sign-in now asks for a code of your authenticator app, and all other devices were signed out.",
      "If it was not you, reset your password at once and tell us.",
    ],
    action: "See your security",
  },
  factorRemoved: {
    subject: "Two-step sign-in was turned off",
    paragraphs: [
      "Sign-in no longer asks for a code of an authenticator app, and other devices were signed out.",
      "If it was not you, reset your password at once and tell us.",
    ],
    action: "See your security",
  },
  passkeyAdded: {
    subject: "A passkey was added",
    paragraphs: [
      "A passkey was added to your account. It signs in without your password and without a code.",
      "If it was not you, remove it and set a new password at once: somebody else is signed in to your account.",
    ],
    action: "See your passkeys",
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    paragraphs: [
      "A passkey of your account was removed and no longer signs in. Other devices were signed out.",
      "If it was not you, set a new password at once and tell us.",
    ],
    action: "See your passkeys",
  },
  recoveryCodesCreated: {
    subject: "Your recovery codes were replaced",
    paragraphs: [
      "You have ten new recovery codes, and the earlier ones no longer work. If it was not you, change your password at once and tell us.",
    ],
    action: "See your security",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used",
    paragraphs: [
      "A recovery code was used in place of a code of your authenticator app. Unused codes: {left}.",
      "If it was not you, reset your password at once and tell us.",
    ],
    action: "See your security",
  },
  signInCodesFailed: {
    subject: "Wrong codes at your sign-in",
    paragraphs: [
      "Somebody entered your password and then five wrong codes. No session was opened.",
      "If it was not you, set a new password now: somebody knows yours.",
    ],
    action: "See your security",
  },
  factorRemovalAsked: {
    subject: "Somebody asked to turn off two-step sign-in",
    paragraphs: [
      "Somebody who knows your password, probably you, asked us to turn off two-step sign-in, because the authenticator app is lost. We decide on it in {wait} hours at the earliest.",
      "If it was not you, cancel the request with the link below and set a new password. A sign-in with a code cancels it too.",
    ],
    action: "Cancel the request",
  },
  factorRemovalCancelled: {
    subject: "Two-step sign-in stays on",
    paragraphs: [
      "The request to turn off two-step sign-in was cancelled. If you did not make the request, set a new password: somebody knows yours.",
    ],
    action: "See your security",
  },
  factorRemovalRejected: {
    subject: "Two-step sign-in was not turned off",
    paragraphs: [
      "We did not carry out the request to turn off two-step sign-in. Sign-in still asks for a code.",
    ],
    action: "See your security",
  },
} satisfies SomeLetters;
