import {
  ArrowDownLeft,
  formatMoney,
  Heading,
  ListRow,
  ListRows,
  Stack,
  TrendingUp,
  Wallet,
} from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

interface MoneyWaysProps {
  /** The smallest deposit in US dollars; null where it is unknown. */
  minimumUsd: number | null;
  /** Whether the provider has transfers, by which money reaches the trading account. */
  hasTransfers: boolean;
}

/** The way of money from a deposit to the trading account, in place of a curve without any movement. */
export function MoneyWays({ minimumUsd, hasTransfers }: MoneyWaysProps) {
  const t = useMessages(dashboardMessages);
  const { locale } = useLanguage();
  const title = t("ways");
  const amount = minimumUsd !== null && formatMoney(String(minimumUsd), "USD", locale);
  return (
    <Stack gap={1}>
      <Heading level={3}>{title}</Heading>
      <ListRows label={title} look="plain">
        <ListRow
          icon={ArrowDownLeft}
          title={t("deposit")}
          meta={amount ? t("wayDepositFrom", { amount }) : t("wayDeposit")}
        />
        <ListRow icon={Wallet} title={t("eWallet")} meta={t("wayWallet")} />
        {hasTransfers && <ListRow icon={TrendingUp} title={t("tradingBalance")} meta={t("wayTrading")} />}
      </ListRows>
    </Stack>
  );
}
