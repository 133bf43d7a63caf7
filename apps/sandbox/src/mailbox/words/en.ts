import type { Words } from "./words.ts";

export const english: Words = {
  locale: "en",
  direction: "ltr",
  greeting: "Hello,",
  wallet: "{network}, wallet {end}",
  bankAccount: "{bank}, account ending in {end}",
  comment: "Our comment: {comment}",
  anyAccount: "the bank account ending in {end}",
  freeze: "For your protection, withdrawals are paused until {until} (UTC).",
  wouldFreeze: "Withdrawals then pause for {freezeHours} hours, to protect your money.",
  phrase: "Your phrase: {phrase}",
  replacePhrase:
    "Then choose a new phrase in your security settings: the person who signed in may have read this one.",
  devices: { computer: "Computer", phone: "Phone", tablet: "Tablet", unknown: "Unknown device" },
  browserOnSystem: "{browser} on {system}",
  unknownPlace: "not known",
  reachUs: "You reach us here: {ways}",
  topics: {
    deposit: "a deposit",
    withdrawal: "a withdrawal",
    account: "your account",
    verification: "your identity check",
    trading: "trading",
    complaint: "a complaint",
    other: "something else",
  },
  movements: { deposit: "deposits", withdrawal: "withdrawals", transfer: "transfers" },
  letters: {
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
    withdrawalCode: {
      subject: "Your withdrawal code",
      paragraphs: [
        "This code confirms a withdrawal of {amount} to {destination}. It works once, for {minutes} minutes.",
        "Check the amount and the account before you enter it. If you did not ask for it, change your password at once: somebody else is signed in to your account.",
      ],
    },
    withdrawalCodeForAnyAmount: {
      subject: "Your withdrawal code",
      paragraphs: [
        "This code confirms one withdrawal to {destination}. It works once, for {minutes} minutes.",
        "Check the account before you enter it. If you did not ask for it, change your password at once: somebody else is signed in to your account.",
      ],
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
    emailsSwitchedOff: {
      subject: "Some of our e-mails were switched off",
      paragraphs: [
        "You no longer receive e-mails about {movements}. E-mails with codes, and those about the security of your account, are always sent.",
        "If you did not switch them off, set a new password at once: somebody else is signed in to your account.",
      ],
      action: "See your notification settings",
    },
    withdrawalSettingsChanged: {
      subject: "Your withdrawal settings were changed",
      paragraphs: [
        "Withdrawals now go to {destination}. If it was not you, change your password and tell us.",
      ],
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
    depositProcessing: {
      subject: "We are looking at your deposit",
      paragraphs: [
        "We are looking at your deposit of {amount}, and tell you as soon as it is decided. Reference: {reference}.",
      ],
      action: "See your deposits",
    },
    depositCompleted: {
      subject: "Your deposit has arrived",
      paragraphs: ["Your deposit of {amount} is in your e-wallet. Reference: {reference}."],
      action: "See your deposits",
    },
    depositCancelled: {
      subject: "Your deposit was cancelled",
      paragraphs: [
        "Your deposit of {amount} was cancelled, and nothing was added to your e-wallet. If you have paid it, tell us. Reference: {reference}.",
      ],
      action: "See your deposits",
    },
    depositCancelledByClient: {
      subject: "You cancelled your deposit",
      paragraphs: [
        "You cancelled your deposit of {amount}, and nothing was added to your e-wallet. If you have paid it, tell us. Reference: {reference}.",
        "If it was not you, change your password at once and tell us.",
      ],
      action: "See your deposits",
    },
    depositExpired: {
      subject: "Your deposit has expired",
      paragraphs: [
        "No payment for your deposit of {amount} has arrived, so it was cancelled. If you have paid it, tell us. Reference: {reference}.",
      ],
      action: "See your deposits",
    },
    paymentCredited: {
      subject: "Your payment was credited",
      paragraphs: [
        "We received a payment through {gateway} that did not fit your deposit {request}. {amount} of it is in your e-wallet now, as deposit {reference}.",
        "The reason: {reason}",
      ],
      action: "See your deposits",
    },
    paymentReturned: {
      subject: "Your payment is on its way back",
      paragraphs: [
        "We received a payment through {gateway} that did not fit your deposit {request}. {amount} of it is on its way back to you.",
        "The reason: {reason}",
      ],
      action: "See your deposits",
    },
    withdrawalProcessing: {
      subject: "We are looking at your withdrawal",
      paragraphs: [
        "We are looking at your withdrawal of {amount}, and tell you as soon as it is decided. Reference: {reference}.",
      ],
      action: "See your withdrawals",
    },
    withdrawalCompleted: {
      subject: "Your withdrawal was approved",
      paragraphs: [
        "Your withdrawal of {amount} was approved and is paid out. Reference: {reference}. If you did not ask for it, tell us at once.",
      ],
      action: "See your withdrawals",
    },
    withdrawalCancelled: {
      subject: "Your withdrawal was cancelled",
      paragraphs: [
        "Your withdrawal of {amount} was cancelled. The money is back in your e-wallet. Reference: {reference}.",
      ],
      action: "See your withdrawals",
    },
    withdrawalCancelledByClient: {
      subject: "You cancelled your withdrawal",
      paragraphs: [
        "You cancelled your withdrawal of {amount}. The money is back in your e-wallet. Reference: {reference}.",
        "If it was not you, change your password at once and tell us.",
      ],
      action: "See your withdrawals",
    },
    transferCompleted: {
      subject: "Your transfer was approved",
      paragraphs: [
        "Your transfer of {amount} was approved and is done. Reference: {reference}. If you did not ask for it, tell us at once.",
      ],
      action: "See your transfers",
    },
    transferCancelled: {
      subject: "Your transfer was cancelled",
      paragraphs: [
        "Your transfer of {amount} was cancelled. The money is back in your trading account. Reference: {reference}.",
      ],
      action: "See your transfers",
    },
    transferCancelledByClient: {
      subject: "You cancelled your transfer",
      paragraphs: [
        "You cancelled your transfer of {amount}. The money is back in your trading account. Reference: {reference}.",
        "If it was not you, change your password at once and tell us.",
      ],
      action: "See your transfers",
    },
    transferReceived: {
      subject: "You received a transfer",
      paragraphs: [
        "Another client sent you {amount}. It is in your trading account. Reference: {reference}.",
      ],
      action: "See your transfers",
    },
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
  },
};
