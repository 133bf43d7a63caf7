import { Heading, Stack, Tabs } from "@broker/ui";
import { DepositScreen } from "../entries/deposit.ts";
import { WithdrawalScreen } from "../entries/withdrawal.ts";
import { PageTitle } from "../frame/page-title.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import type { Search } from "../places/places.ts";
import { depositWithdrawalMessages } from "./deposit-withdrawal.messages.ts";
import { parseDepositWithdrawalTab } from "./deposit-withdrawal-tabs.ts";

/**
 * The connected page of deposits and withdrawals. Each tab is a link to `?tab=`, and mounted only while it is open.
 *
 * @example
 * <DepositWithdrawalScreen search={searchParams} />
 */
export function DepositWithdrawalScreen({ search }: { search: Search }) {
  const tab = parseDepositWithdrawalTab(search.get("tab"));
  const places = usePlaces();
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
            href: places.depositWithdrawal("deposit"),
            content: (
              <PanelBoundary>
                <DepositScreen />
              </PanelBoundary>
            ),
          },
          {
            id: "withdrawal",
            label: t("withdrawal"),
            href: places.depositWithdrawal("withdrawal"),
            content: (
              <PanelBoundary>
                <WithdrawalScreen />
              </PanelBoundary>
            ),
          },
        ]}
      />
    </Stack>
  );
}
