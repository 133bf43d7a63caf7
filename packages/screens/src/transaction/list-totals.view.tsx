import type { TransactionTotals } from "@broker/hooks";
import { FigureTile, Inline, Stack, Text } from "@broker/ui";
import type { ReactNode } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { transactionMessages } from "./transaction.messages.ts";

/** Figures in a line, quieter than the list that they sum up. */
function Totals({ children }: { children: ReactNode }) {
  const t = useMessages(transactionMessages);
  return (
    <Stack gap={1}>
      <Inline gap={8}>{children}</Inline>
      <Text size="small" tone="muted">
        {t("totalsOfShown")}
      </Text>
    </Stack>
  );
}

/** The totals of the matching transactions; null while they are loading. */
export function ListTotals({ totals }: { totals: TransactionTotals | null }) {
  const t = useMessages(transactionMessages);
  return (
    <Totals>
      <FigureTile label={t("totalDone")} value={totals?.done} currency="USD" look="plain" />
      <FigureTile label={t("totalOpen")} value={totals?.open} currency="USD" look="plain" />
    </Totals>
  );
}

/** The total interest of the matching subscriptions; undefined while they are loading. */
export function InterestTotal({ amount }: { amount: string | undefined }) {
  const t = useMessages(transactionMessages);
  return (
    <Totals>
      <FigureTile label={t("totalInterest")} value={amount} currency="USD" look="plain" />
    </Totals>
  );
}
