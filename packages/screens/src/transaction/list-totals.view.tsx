import type { TransactionTotals } from "@broker/hooks";
import { FigureTile, Grid } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { transactionMessages } from "./transaction.messages.ts";

/** The totals of the matching transactions; null while they are loading. */
export function ListTotals({ totals }: { totals: TransactionTotals | null }) {
  const t = useMessages(transactionMessages);
  return (
    <Grid columns="pair">
      <FigureTile label={t("totalDone")} value={totals?.done} currency="USD" note={t("totalsOfShown")} />
      <FigureTile label={t("totalOpen")} value={totals?.open} currency="USD" note={t("totalsOfShown")} />
    </Grid>
  );
}

/** The total interest of the matching subscriptions; undefined while they are loading. */
export function InterestTotal({ amount }: { amount: string | undefined }) {
  const t = useMessages(transactionMessages);
  return (
    <Grid columns="pair">
      <FigureTile label={t("totalInterest")} value={amount} currency="USD" note={t("totalsOfShown")} />
    </Grid>
  );
}
