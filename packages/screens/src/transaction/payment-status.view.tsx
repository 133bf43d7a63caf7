import { StatusBadge } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { paymentStatus, type StatusOfRow, statusWords } from "./payment-statuses.ts";
import { transactionMessages } from "./transaction.messages.ts";

/** A payment status with text, icon and colour; an unknown one is shown as such. */
export function PaymentStatus(row: StatusOfRow) {
  const t = useMessages(transactionMessages);
  return <StatusBadge tone={paymentStatus(row.statusId).tone} label={statusWords(t, row)} />;
}
