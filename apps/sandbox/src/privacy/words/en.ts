import type { IndexWords } from "./words.ts";

/** The page of an archive in English. */
export const english: IndexWords = {
  locale: "en-GB",
  direction: "ltr",
  title: "Your data",
  intro:
    "This archive has everything that we store about you, as it was on {time} (UTC). The files are in JSON, which programs read, and which any text editor opens.",
  leftOut:
    "Left out are your password, codes and keys, even in encrypted form, because they open your account, and what is about other people, such as who sent you money.",
  missing: "This file is no longer in our store. Please contact us if you need it.",
  what: "What",
  file: "File",
  rows: "Entries",
  files: "Files that you sent, and papers that were made for you",
  names: {
    profile: "Your profile and your settings",
    identity: "Your identity check",
    accounts: "Your accounts and every movement of money in them",
    deposits: "Your deposits",
    withdrawals: "Your withdrawals",
    transfers: "Your transfers",
    subscriptions: "Your compound-interest plans",
    statements: "Your statements",
    documents: "The list of your files",
    payees: "Your saved accounts for withdrawals",
    security: "Two-step sign-in, codes and links",
    "sign-ins": "Your sessions, devices and sign-ins",
    messages: "E-mails, inbox, and messages to support",
    activity: "What you did, and what our staff did for you",
    requests: "Your requests for copies and for a deletion of your data",
  },
};
