import { type BadgeTone, StatusBadge } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { transactionMessages } from "./transaction.messages.ts";

type Sentence = keyof (typeof transactionMessages)["messages"];

/** The statuses of spec 4.6, by id. */
const statuses: Readonly<
  Record<number, { readonly sentence: Extract<Sentence, string>; readonly tone: BadgeTone }>
> = {
  1: { sentence: "pending", tone: "warning" },
  2: { sentence: "processing", tone: "brand" },
  3: { sentence: "shipped", tone: "brand" },
  4: { sentence: "processed", tone: "positive" },
  5: { sentence: "completed", tone: "positive" },
  6: { sentence: "cancelled", tone: "negative" },
};

/** A payment status in words, icon and colour; an unknown id says so. */
export function PaymentStatus({ statusId }: { statusId: number }) {
  const t = useMessages(transactionMessages);
  const status = statuses[statusId];
  if (!status || status.sentence === "viewReceiptOf")
    return <StatusBadge tone="neutral" label={t("unknown")} />;
  return <StatusBadge tone={status.tone} label={t(status.sentence)} />;
}
