import { StatusBadge } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { paymentStatusOf, type StatusOfRow, statusTextOf } from "./payment-statuses.ts";
import { transactionMessages } from "./transaction.messages.ts";

/** A payment status with text, icon and colour; an unknown one is shown as such. */
export function PaymentStatus(row: StatusOfRow) {
  const t = useMessages(transactionMessages);
  return <StatusBadge tone={paymentStatusOf(row.statusId).tone} label={statusTextOf(t, row)} />;
}
