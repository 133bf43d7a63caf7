import { defineMessages } from "../i18n/define-messages.ts";

export const restMessages = defineMessages("rest", {
  part: "Your {count, number} newest entries. Totals and the download need the whole list.",
  reading: "Older entries are being read. This is not all yet.",
  readAll: "Read the whole list",
  failed: "This is not the whole list: older entries could not be read",
});
