import { AlertDialog } from "@broker/ui";
import { useState } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { ErrorWords } from "./error-words.view.tsx";
import { failureMessages } from "./failure.messages.ts";

export interface ErrorDialogProps {
  text: string;
  /** "Error" by default. */
  title?: string | undefined;
  onRead?: (() => void) | undefined;
}

/** Shows an error until it is confirmed (spec 8); `ErrorAlert` loads this dialog late. */
export function ErrorDialog({ text, title, onRead }: ErrorDialogProps) {
  const f = useMessages(failureMessages);
  const [isRead, setRead] = useState(false);
  return (
    <AlertDialog
      title={title ?? f("errorTitle")}
      outcome="failure"
      isOpen={!isRead}
      actionLabel={f("ok")}
      onAction={() => {
        setRead(true);
        onRead?.();
      }}
    >
      <ErrorWords text={text} />
    </AlertDialog>
  );
}
