import { Card, Heading, Skeleton, Stack, Tabs } from "@broker/ui";
import { Suspense } from "react";
import { PageTitle } from "../frame/page-title.tsx";
import { lazyPart } from "../frame/lazy-part.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { depositWithdrawalMessages } from "./deposit-withdrawal.messages.ts";
import type { DepositWithdrawalTab } from "./deposit-withdrawal-tabs.ts";

const load = {
  deposit: () =>
    import("../deposit/deposit.screen.tsx").then(({ DepositScreen }) => ({ default: DepositScreen })),
  withdrawal: () =>
    import("../withdrawal/withdrawal.screen.tsx").then(({ WithdrawalScreen }) => ({
      default: WithdrawalScreen,
    })),
};
const DepositScreen = lazyPart(load.deposit);
const WithdrawalScreen = lazyPart(load.withdrawal);

/**
 * Asks for the code of a tab ahead, so that it comes together with the page and its data.
 *
 * @example
 * preloadDepositWithdrawal(depositWithdrawalTab(url.searchParams.get("tab")));
 */
export function preloadDepositWithdrawal(tab: DepositWithdrawalTab): void {
  // A tab whose code does not come says so when it is opened.
  void load[tab]().catch(() => undefined);
}

interface DepositWithdrawalScreenProps {
  tab: DepositWithdrawalTab;
  /** Called when the user has read that the deposit was submitted. */
  onDeposited: () => void;
  /** Called when the user has read that the withdrawal was submitted. */
  onWithdrawn: () => void;
}

/** Stands where a tab will be, like the tab's own first moment. */
const waiting = (
  <Card>
    <Skeleton height="block" />
  </Card>
);

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
      <PageTitle part={t(tab)}>{t("title")}</PageTitle>
      <Heading level={1}>{t("title")}</Heading>
      <Tabs
        label={t("tabs")}
        selected={tab}
        items={[
          {
            id: "deposit",
            label: t("deposit"),
            href: "/deposit-withdraw?tab=deposit",
            content: (
              <PanelBoundary>
                <Suspense fallback={waiting}>
                  <DepositScreen onDone={onDeposited} />
                </Suspense>
              </PanelBoundary>
            ),
          },
          {
            id: "withdrawal",
            label: t("withdrawal"),
            href: "/deposit-withdraw?tab=withdrawal",
            content: (
              <PanelBoundary>
                <Suspense fallback={waiting}>
                  <WithdrawalScreen onDone={onWithdrawn} />
                </Suspense>
              </PanelBoundary>
            ),
          },
        ]}
      />
    </Stack>
  );
}
