import { defineMessages } from "../i18n/define-messages.ts";

export const payeesMessages = defineMessages("payees", {
  heading: "Saved accounts",
  intro:
    "You can withdraw to a new account after {count, plural, one {# hour} other {# hours}}. This protects your money.",
  introStepUp:
    "You can withdraw to a new account after {count, plural, one {# hour} other {# hours}}, or at once if you have used two-step sign-in for that long. This protects your money.",
  add: "Add an account",
  none: "You have not saved an account yet.",
  usable: "Ready",
  usableFrom: "From {date}",
  inUse: "In use",
  use: "Use",
  useNamed: "Use {name} for withdrawals",
  remove: "Remove",
  removeNamed: "Remove {name}",
  removeTitle: "Remove this account?",
  removeText:
    "{name} is removed from your saved accounts. Withdrawals that you have already requested are not affected. If you save it again, it waits as a new account does.",
  removeAction: "Remove account",
  cancel: "Cancel",
  changed: "Your accounts for withdrawals have been changed.",
  saved: "The account has been saved. We have sent you an email about it.",
  kind: "Kind of account",
  bank: "Bank account",
  wallet: "Wallet",
  name: "Name",
  nameHint: "Your own name for this account, for example Savings.",
  nameRequired: "Please enter a name.",
  nameTooLong: "Please enter at most {max} characters.",
  nameTaken: "You have saved another account under this name.",
  walletAddress: "Wallet address",
  walletHint:
    "The address of your own TRC20 or ERC20 wallet. Check every character: a payment cannot be undone.",
  walletRequired: "Please enter a wallet address.",
  walletWrong: "This is not a TRC20 or ERC20 wallet address. Please check it.",
  accountWaits: "You can withdraw to your bank account from {date}.",
  accountWaitsText:
    "A new account waits, to protect your money. If you did not set it, reset your password at once and contact us.",
  anotherWaits:
    "You may have to wait before you can withdraw to another account. How long is said under “Saved accounts” below.",
  toWallet: "Saved wallet",
  noWallet: "You can withdraw to a saved wallet only. You have not saved one of this network yet.",
  saveWallet: "Add a wallet",
});
