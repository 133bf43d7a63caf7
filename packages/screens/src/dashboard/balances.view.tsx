import type { Data } from "@broker/sdk";
import { Card, FigureTile, Grid, Section } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

const tiles = [
  { label: "eWallet", amount: "eWalletBalance", note: "availableToWithdraw" },
  { label: "tradingBalance", amount: "cTraderBalance" },
  { label: "cashEquity", amount: "cTraderCashEquity" },
  { label: "bonus", amount: "cTraderBonus" },
] as const;

/** The balances of the accounts; placeholders while they are loading. */
export function Balances({ info }: { info: Data<"GetUserInfo"> | undefined }) {
  const t = useMessages(dashboardMessages);
  return (
    <Card padding="large">
      <Section heading={t("accountSummary")} level={2}>
        <Grid columns="pair" gap={5}>
          {tiles.map(({ label, amount, ...more }) => (
            <FigureTile
              key={label}
              label={t(label)}
              value={info?.[amount]}
              currency="USD"
              look="plain"
              {...("note" in more && { note: t(more.note) })}
            />
          ))}
        </Grid>
      </Section>
    </Card>
  );
}
