import { AlertDialog } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

/** The dialog that the session has ended by inactivity, which the user must confirm. */
export function InactivityDialog({ onAction }: { onAction: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <AlertDialog title={t("informationTitle")} isOpen actionLabel={t("ok")} onAction={onAction}>
      {t("inactivity")}
    </AlertDialog>
  );
}
