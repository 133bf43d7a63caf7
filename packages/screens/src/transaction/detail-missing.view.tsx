import { Button, Notice } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { transactionMessages } from "./transaction.messages.ts";

/** A notice above the list that the address names a transaction which is not in it. */
export function DetailMissing({ onClose }: { onClose: () => void }) {
  const t = useMessages(transactionMessages);
  return (
    <Notice
      tone="warning"
      title={t("missing")}
      actions={
        <Button variant="secondary" onPress={onClose}>
          {t("close")}
        </Button>
      }
    >
      {t("missingText")}
    </Notice>
  );
}
