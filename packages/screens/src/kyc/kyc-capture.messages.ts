import { defineMessages } from "../i18n/define-messages.ts";

export const kycCaptureMessages = defineMessages("kyc-capture", {
  use: "Use the camera of your phone",
  scan: "Scan the QR code with your phone, or open the link there.",
  qr: "The link for your phone, as a QR code",
  code: "Your phone asks for this code:",
  until: "It takes one photo until {time}. Show it to nobody else.",
  waiting: "Waiting for your phone...",
  opened: "Your phone has opened the link. Take the photo there.",
  lost: "The connection is lost. We keep trying.",
  ended: "This link has ended",
  again: "Create a new link",
  close: "Close",
  sent: "The photo has arrived",
});
