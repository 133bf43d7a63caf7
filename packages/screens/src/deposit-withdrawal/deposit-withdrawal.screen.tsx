import { Heading, Stack, Tabs } from "@broker/ui";
import { DepositScreen } from "../deposit/deposit.screen.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { WithdrawalScreen } from "../withdrawal/withdrawal.screen.tsx";
import { depositWithdrawalMessages } from "./deposit-withdrawal.messages.ts";
import type { DepositWithdrawalTab } from "./deposit-withdrawal-tabs.ts";

interface DepositWithdrawalScreenProps {
  tab: DepositWithdrawalTab;
  /** Called when the user has read that the deposit was submitted. */
  onDeposited: () => void;
  /** Called when the user has read that the withdrawal was submitted. */
  onWithdrawn: () => void;
}

/**
 * The page of deposits and withdrawals, connected. Each tab is a link, and mounted only while it is open.
 *
 * @example
 * <DepositWithdrawalScreen tab={depositWithdrawalTab(searchParams.get("tab"))} onDeposited={…} onWithdrawn={…} />
 */
export function DepositWithdrawalScreen({ tab, onDeposited, onWithdrawn }: DepositWithdrawalScreenProps) {
  const t = useMessages(depositWithdrawalMessages);
  return (
    <Stack gap={8}>
      <Heading level={1}>{t("title")}</Heading>
      <Tabs
        label={t("tabs")}
        selected={tab}
        items={[
          {
            id: "deposit",
            label: t("deposit"),
            href: "/deposit-withdraw?tab=deposit",
            content: <DepositScreen onDone={onDeposited} />,
          },
          {
            id: "withdrawal",
            label: t("withdrawal"),
            href: "/deposit-withdraw?tab=withdrawal",
            content: <WithdrawalScreen onDone={onWithdrawn} />,
          },
        ]}
      />
    </Stack>
  );
}
