import { useTransactionNote } from "@broker/hooks";
import { announce, ScreenOnly } from "@broker/ui";
import { useState } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { NoteView } from "./note.view.tsx";
import { notesMessages } from "./notes.messages.ts";

/** The user's note on one transaction, connected; for providers with the capability `notes`. A print of the page leaves the note out. */
export function NoteScreen({ transactionId }: { transactionId: string }) {
  const t = useMessages(notesMessages);
  const [step, setStep] = useState<"reading" | "asked" | "closed">("reading");
  const note = useTransactionNote({
    transactionId,
    onSaved: (text) => {
      setStep("closed");
      announce(t(text === "" ? "removed" : "saved"));
    },
  });
  return (
    <ScreenOnly>
      <NoteView
        note={note}
        isAsked={step === "asked"}
        wasEdited={step === "closed"}
        onAsk={() => setStep("asked")}
        onClose={() => {
          if (note.status === "loaded") note.discard();
          setStep("closed");
        }}
      />
    </ScreenOnly>
  );
}
