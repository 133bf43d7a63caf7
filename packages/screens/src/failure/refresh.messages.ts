import { defineMessages } from "../i18n/define-messages.ts";

/** The messages of lists that can be refreshed by hand. */
export const refreshMessages = defineMessages("refresh", {
  refresh: "Refresh",
  refreshing: "Refreshing...",
  refreshed: "The list is up to date.",
  failed: "The list could not be refreshed. Something new may be missing.",
});
