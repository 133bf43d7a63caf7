import { ErrorNotice } from "../failure/error-alert.view.tsx";
import { lazyOr } from "../frame/lazy-part.tsx";

/** Says in a dialog what went wrong on the way to a withdrawal; in the page, where the dialog's code does not come. */
export const WithdrawalAlert = lazyOr(
  async () => (await import("./withdrawal-end.view.tsx")).ErrorDialog,
  ErrorNotice,
);
