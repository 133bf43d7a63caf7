import { defineMessages } from "../i18n/define-messages.ts";

/** The messages of the payment details of a deposit: the destination, the amount and their copy buttons. */
export const paymentDetailsMessages = defineMessages("payment-details", {
  payBank: "Transfer exactly this amount to this account, with the reference. Then upload your receipt.",
  payCrypto: "Send exactly this amount to this address. Then upload a picture of the transfer.",
  onlyNetwork: "Send only on {network}. What is sent on another network is lost.",
  bankName: "Bank",
  accountName: "Account name",
  accountNumber: "Account number",
  swiftCode: "SWIFT code",
  walletAddress: "Wallet address",
  walletQr: "QR code of the wallet address",
  copy: "Copy {what}",
  copied: "Copied!",
  copyFailed: "Failed to copy!",
  toPay: "To pay",
});
