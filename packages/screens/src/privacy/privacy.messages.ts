import { defineMessages } from "../i18n/define-messages.ts";

export const privacyMessages = defineMessages("privacy", {
  copyHeading: "A copy of your data",
  copyIntro:
    "Everything that we store about you in one ZIP file: your profile, transactions, documents, sign-ins and messages. Passwords and keys are not in it. We email you when it is ready.",
  request: "Request a copy",
  requesting: "Requesting",
  requested: "The copy has been requested.",
  possibleFrom: "You can request another copy from {date}.",
  copies: "Copies of your data",
  none: "You have not requested a copy yet.",
  copyOf: "Copy of {date}",
  making: "Being made",
  makingText: "This takes a few minutes. You can leave this page.",
  ready: "Available until {date} · {size}",
  removed: "Removed",
  removedText: "It was available for {count, plural, one {# day} other {# days}}.",
  download: "Download",
  downloadNamed: "Download the copy of {date}",
  downloaded: "{name} has been downloaded.",
  keepSafe: "The file has your identity documents too. Store it where nobody else reads it.",
});
