import { defineMessages } from "../i18n/define-messages.ts";

/** The sentences of lists that are read again by hand. */
export const refreshMessages = defineMessages("refresh", {
  refresh: "Refresh",
  refreshing: "Refreshing...",
  refreshed: "The list is up to date.",
  failed: "The list could not be refreshed. Something new may be missing.",
});
