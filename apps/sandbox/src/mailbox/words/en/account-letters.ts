import type { SomeLetters } from "../words.ts";

/** The e-mails about an account: its address, password, sign-ins, settings and staff. */
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
    action: "See your passkeys",
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
  withdrawalSettingsChanged: {
    subject: "Your withdrawal settings were changed",
    paragraphs: ["Withdrawals now go to {destination}. If it was not you, change your password and tell us."],
  },
} satisfies SomeLetters;
