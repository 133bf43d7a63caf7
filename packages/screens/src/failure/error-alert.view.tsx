import { late, Notice } from "@broker/ui";
import { useEffect } from "react";
import { useMessages } from "../i18n/translation.tsx";
import type { ErrorDialogProps } from "./error-dialog.view.tsx";
import { ErrorWords } from "./error-words.view.tsx";
import { failureMessages } from "./failure.messages.ts";

/** Shows the error in the page when the dialog's code fails to load. */
export function ErrorNotice({ title, text }: ErrorDialogProps) {
  const f = useMessages(failureMessages);
  return (
    <Notice tone="negative" title={title ?? f("errorTitle")}>
      <ErrorWords text={text} />
    </Notice>
  );
}

// Late code that is preloaded: without a network it could not be loaded any more.
const ErrorDialog = late(async () => (await import("./error-dialog.view.tsx")).ErrorDialog, {
  while: null,
  whenMissing: ErrorNotice,
});

interface ErrorAlertProps extends Pick<ErrorDialogProps, "title"> {
  /** The sentence; null without an error, after which the next one is announced again. */
  text: string | null;
  /** Whether an error may occur soon, so that the dialog is preloaded. */
  isNear: boolean;
}

/**
 * Shows an error as a modal alert until it is confirmed (spec 8); its code is not part of the page's first download.
 *
 * @example
 * <ErrorAlert text={failure && toFailureText(f, failure)} isNear={form.values.password !== ""} />
 */
export function ErrorAlert({ text, title, isNear }: ErrorAlertProps) {
  useEffect(() => {
    if (isNear) ErrorDialog.loadSoon();
  }, [isNear]);
  return text !== null && <ErrorDialog text={text} title={title} />;
}
