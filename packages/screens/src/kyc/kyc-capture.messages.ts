import { defineMessages } from "../i18n/define-messages.ts";

export const kycCaptureMessages = defineMessages("kyc-capture", {
  use: "Use the camera of your phone",
  scan: "Scan this code with your phone, or open the link there.",
  qr: "The link for your phone, as a QR code",
  until: "It takes one photo until {time}. Show it to nobody else.",
  waiting: "Waiting for your phone...",
  opened: "Your phone has opened the link. Take the photo there.",
  lost: "The connection is lost. We keep trying.",
  ended: "This link has ended",
  again: "Create a new link",
  close: "Close",
  intro: "The whole document, sharp and without glare. The photo goes to the page on your computer.",
  take: "Take photo",
  send: "Send photo",
  notSent: "The photo may not have arrived. Please send it again.",
  sent: "The photo has arrived",
  sentText: "You can go on at your computer.",
  overText: "If you sent the photo, go on at your computer. Otherwise create a new link there.",
});
