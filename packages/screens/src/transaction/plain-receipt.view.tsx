import { Button, FloatingRegion, Inline, Link, Notice } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import type { ReceiptProps } from "./receipt.view.tsx";
import { transactionMessages } from "./transaction.messages.ts";

/** A link to the file of a transaction, for when the code of its dialog failed to load. */
export function PlainReceipt({ file, onClose }: ReceiptProps) {
  const t = useMessages(transactionMessages);
  const title = t("fileOf", { transactionId: file.transactionId });
  return (
    <FloatingRegion label={title}>
      <Notice
        tone="information"
        title={title}
        actions={
          <Inline gap={3}>
            <Link href={file.url} target="_blank" rel="noopener" look="primary">
              {t("openFile")}
            </Link>
            <Button variant="quiet" onPress={onClose}>
              {t("close")}
            </Button>
          </Inline>
        }
      >
        {t("noPreview")}
      </Notice>
    </FloatingRegion>
  );
}
