import { defineMessages } from "../i18n/define-messages.ts";

export const statementMessages = defineMessages("statement", {
  title: "Statements",
  back: "Back to transactions",
  intro:
    "Once your identity is verified, a statement is made by itself after each month. Every document has your verified name and a code by which anybody who holds it can verify it.",
  requestHeading: "Request a document",
  period: "Document",
  choose: "Select a month or year",
  month: "Statement of {month}",
  year: "Annual summary {year}",
  transaction: "Confirmation of {id}",
  request: "Request",
  requesting: "Requesting...",
  requested: "Requested. The document will be ready in a moment.",
  nothingToRequest: "You have the documents of all past months and years.",
  heading: "Your documents",
  madeOn: "Made on {date}",
  making: "Being made...",
  downloadNamed: "Download {name} as {format}",
  downloaded: "{name} has been downloaded.",
  none: "There is no document yet.",
  noneText: "Your first statement is made after the end of this month, once your identity is verified.",
});
