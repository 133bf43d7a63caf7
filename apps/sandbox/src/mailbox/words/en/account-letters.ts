import type { SomeLetters } from "../words.ts";

/** The e-mails about an account: its address, password, sign-ins, second factor and identity check. */
export const accountLetters = {
  verifyEmail: {
    subject: "Please verify your email",
    paragraphs: [
      "Please confirm that this is your address. The link works for {hours} hours.",
      "If you did not open an account with us, ignore this letter.",
    ],
    action: "Verify my email",
  },
  verifyEmailFirst: {
    subject: "Please verify your email",
    paragraphs: [
      "Somebody, probably you, asked for a new password. Please confirm first that this is your address. The link works for {hours} hours. Then ask for the new password once more.",
      "If it was not you, ignore this letter.",
    ],
    action: "Verify my email",
  },
  resetPassword: {
    subject: "Set a new password",
    paragraphs: [
      "Somebody, probably you, asked for a new password. The link works once, for {minutes} minutes. If it was not you, ignore this letter.",
    ],
    action: "Set a new password",
  },
  passwordChanged: {
    subject: "Your password was changed",
    paragraphs: [
      "The password of your account was changed, and all other devices were signed out. If it was not you, reset it at once and tell us.",
    ],
  },
  signInFromNewDevice: {
    subject: "A sign-in from a new device",
    paragraphs: [
      "Somebody, probably you, signed in to your account from a device that you had not used before.",
      "Device: {device}\nPlace: {place}\nTime: {time} (UTC)",
      "If it was you, there is nothing to do.",
      "If it was not you, tell us with the link below. It needs no sign-in and works once, for {days} days. All devices are then signed out, your password no longer works, and you receive a link to set a new one.",
    ],
    action: "This was not me",
  },
  signInReported: {
    subject: "Your account is locked: set a new password",
    paragraphs: [
      "You told us that a sign-in was not you. All devices were signed out, and your password no longer works.",
      "Set a new one with the link below. It works once, for {minutes} minutes; you can ask for another one at the sign-in.",
    ],
    action: "Set a new password",
  },
  phraseChanged: {
    subject: "The phrase in our e-mails was changed",
    paragraphs: [
      "Every e-mail about your account now begins with your new phrase. If one does not, it is not from us.",
      "If you did not change it, set a new password at once: somebody else is signed in to your account.",
    ],
    action: "See your security settings",
  },
  phraseRemoved: {
    subject: "The phrase in our e-mails was removed",
    paragraphs: [
      "Our e-mails no longer contain a phrase of yours.",
      "If you did not remove it, set a new password at once: somebody else is signed in to your account.",
    ],
    action: "See your security settings",
  },
  staffChanged: {
    subject: "A member of staff was added or changed",
    paragraphs: [
      "User {by} added or changed the account of the member of staff {member}.",
      "For {wait} hours, this member of staff cannot approve amounts that need two persons. If you did not expect the change, ask at once, and take the role away.",
    ],
    action: "See the staff",
  },
  emailsSwitchedOff: {
    subject: "Some of our e-mails were switched off",
    paragraphs: [
      "You no longer receive e-mails about {movements}. E-mails with codes, and those about the security of your account, are always sent.",
      "If you did not switch them off, set a new password at once: somebody else is signed in to your account.",
    ],
    action: "See your notification settings",
  },
  payeeAdded: {
    subject: "An account for withdrawals was saved",
    paragraphs: [
      "A further account for withdrawals was saved: {destination}.",
      "If you did not save it, remove it and set a new password at once: somebody else is signed in to your account.",
    ],
    action: "See your saved accounts",
  },
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
  withdrawalSettingsChanged: {
    subject: "Your withdrawal settings were changed",
    paragraphs: ["Withdrawals now go to {destination}. If it was not you, change your password and tell us."],
  },
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
