import { StatusBadge } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { paymentStatus } from "./payment-statuses.ts";
import { transactionMessages } from "./transaction.messages.ts";

/** A payment status in words, icon and colour; an unknown id says so. */
export function PaymentStatus({ statusId }: { statusId: number }) {
  const t = useMessages(transactionMessages);
  const { name, tone } = paymentStatus(statusId);
  return <StatusBadge tone={tone} label={t(name)} />;
}
