import { late } from "@broker/ui";
import { ErrorNotice } from "../failure/error-alert.view.tsx";

/** Shows an error before a withdrawal in a dialog, or in the page when the dialog's code failed to load. */
export const WithdrawalAlert = late(async () => (await import("./withdrawal-end.view.tsx")).ErrorDialog, {
  whenMissing: ErrorNotice,
});
