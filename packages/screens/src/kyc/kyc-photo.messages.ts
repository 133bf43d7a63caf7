import { defineMessages } from "../i18n/define-messages.ts";

export const kycPhotoMessages = defineMessages("kyc-photo", {
  code: "Code on your computer",
  codeWrong: "This is not the code. Type the four digits that your computer shows.",
  onlyYou:
    "Go on only if you opened this page yourself, with the computer in front of you. If somebody sent you the link or a code, close this page: that person would get the photo of your document.",
  intro: "The whole document, sharp and without glare. The photo goes to the page on your computer.",
  take: "Take photo",
  send: "Send photo",
  notSent: "The photo may not have arrived. Please send it again.",
  sent: "The photo has arrived",
  sentText: "You can go on at your computer.",
  ended: "This link has ended",
  overText: "If you sent the photo, go on at your computer. Otherwise create a new link there.",
});
