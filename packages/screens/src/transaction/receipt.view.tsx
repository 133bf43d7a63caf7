import { Dialog, Link, Notice, Picture } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import type { TransactionFile } from "./shared-columns.tsx";
import { transactionMessages } from "./transaction.messages.ts";

export interface ReceiptProps {
  file: TransactionFile;
  onClose: () => void;
}

/** A dialog with the file of a transaction: a preview where it is an image, and a link to open it. */
export function ReceiptDialog({ file, onClose }: ReceiptProps) {
  const t = useMessages(transactionMessages);
  const title = t("fileOf", { transactionId: file.transactionId });
  return (
    <Dialog
      title={title}
      size="large"
      isOpen
      onOpenChange={onClose}
      closeLabel={t("close")}
      actions={
        <Link href={file.url} target="_blank" rel="noopener" look="primary">
          {t("openFile")}
        </Link>
      }
    >
      <Picture src={file.url} alt={title} fallback={<Notice tone="information">{t("noPreview")}</Notice>} />
    </Dialog>
  );
}
