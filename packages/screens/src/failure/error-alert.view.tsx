import { Notice } from "@broker/ui";
import { Suspense, useEffect } from "react";
import { lazyOr } from "../frame/lazy-part.tsx";
import { loadAhead } from "../frame/load-ahead.ts";
import { useMessages } from "../i18n/translation.tsx";
import type { ErrorDialogProps } from "./error-dialog.view.tsx";
import { ErrorWords } from "./error-words.view.tsx";
import { failureMessages } from "./failure.messages.ts";

/** Where the dialog's code does not come, the page itself says the same. */
export function ErrorNotice({ title, text }: ErrorDialogProps) {
  const f = useMessages(failureMessages);
  return (
    <Notice tone="negative" title={title ?? f("errorTitle")}>
      <ErrorWords text={text} />
    </Notice>
  );
}

// Not part of the first paint, nor of the first download: without a network it could not be fetched any more.
const importDialog = () => import("./error-dialog.view.tsx");
const ErrorDialog = lazyOr(async () => (await importDialog()).ErrorDialog, ErrorNotice);

interface ErrorAlertProps extends Pick<ErrorDialogProps, "title"> {
  /** The sentence; null while nothing is wrong, which makes the next one news again. */
  text: string | null;
  /** Whether something may go wrong soon, so that the dialog is fetched. */
  isNear: boolean;
}

/**
 * Shows an error as a modal alert, until it is read (spec 8), without its code being part of the page's first download.
 *
 * @example
 * <ErrorAlert text={failure && failureText(f, failure)} isNear={form.values.password !== ""} />
 */
export function ErrorAlert({ text, title, isNear }: ErrorAlertProps) {
  useEffect(() => {
    if (isNear) loadAhead(importDialog);
  }, [isNear]);
  return (
    text !== null && (
      <Suspense fallback={null}>
        <ErrorDialog text={text} title={title} />
      </Suspense>
    )
  );
}
