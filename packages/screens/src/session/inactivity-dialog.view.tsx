import { AlertDialog } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

/** Says that the session has ended by inactivity; the way on is to have read it. */
export function InactivityDialog({ onAction }: { onAction: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <AlertDialog title={t("informationTitle")} isOpen actionLabel={t("ok")} onAction={onAction}>
      {t("inactivity")}
    </AlertDialog>
  );
}
