import { defineMessages } from "../i18n/define-messages.ts";

export const kycResubmissionMessages = defineMessages("kyc-resubmission", {
  heading: "{count, plural, one {Please send one document again} other {Please send # documents again}}",
  intro: "The rest of your identity check stays as you sent it.",
  accepted: "Accepted. You do not need to send it again.",
  blurred: "The picture is not sharp.",
  dark: "The picture is too dark.",
  glare: "Reflected light hides a part of the document.",
  cutOff: "A part of the document is outside the picture.",
  wrongDocument: "This is another document, or its other side.",
  expired: "The document has expired. Please send the new one.",
  copy: "This is a picture of a copy or of a screen. Please take one of the document itself.",
  notAccepted: "{side}: not accepted",
  submit: "Send again",
  submitting: "Sending...",
});
