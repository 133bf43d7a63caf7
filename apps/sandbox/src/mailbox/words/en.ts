import { accountLetters } from "./en/account-letters.ts";
import { factorLetters } from "./en/factor-letters.ts";
import { identityLetters } from "./en/identity-letters.ts";
import { moneyLetters } from "./en/money-letters.ts";
import { privacyLetters } from "./en/privacy-letters.ts";
import { supportLetters } from "./en/support-letters.ts";
import type { Words } from "./words.ts";

export const english: Words = {
  locale: "en",
  direction: "ltr",
  greeting: "Hello,",
  wallet: "{network}, wallet {end}",
  bankAccount: "{bank}, account ending in {end}",
  filesInAccount: "Files with this answer: {files}. You open them in the messages of your account.",
  keptPasskeys:
    "Passkeys that still sign in without the password: {passkeys}. Remove any that you do not recognise.",
  comment: "Our comment: {comment}",
  anyAccount: "the bank account ending in {end}",
  usableFrom: "Withdrawals can go there from {usableFrom} (UTC).",
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
    ...accountLetters,
    ...factorLetters,
    ...identityLetters,
    ...privacyLetters,
    ...moneyLetters,
    ...supportLetters,
  },
};
