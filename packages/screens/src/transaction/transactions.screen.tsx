import { ArrowLeftRight, Button, Heading, Inline, ScreenOnly, Stack, Tabs } from "@broker/ui";
import { type ComponentType, Suspense, useState } from "react";
import { PageTitle } from "../frame/page-title.tsx";
import { lazyOr, lazyPart } from "../frame/lazy-part.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import {
  CompoundSchemePanel,
  DepositsPanel,
  TransfersPanel,
  WithdrawalsPanel,
} from "./transaction-panels.tsx";
import { transactionMessages } from "./transaction.messages.ts";
import { type TransactionTab, transactionTabs } from "./transaction-tabs.ts";

const UserTransferDialog = lazyOr(
  async () => (await import("../transfer/user-transfer.screen.tsx")).UserTransferDialog,
  MissingDialog,
);

const withChart = (List: ComponentType) =>
  function ListWithChart() {
    return (
      <Stack gap={8}>
        <List />
        {/* Of other months than the list may be, which on paper is a statement. */}
        <ScreenOnly>
          <PanelBoundary>
            <Suspense>
              <MoneyChart />
            </Suspense>
          </PanelBoundary>
        </ScreenOnly>
      </Stack>
    );
  };

const tabs = {
  deposit: { label: "deposits", Panel: withChart(DepositsPanel) },
  withdrawal: { label: "withdrawals", Panel: withChart(WithdrawalsPanel) },
  "internal-transfer": { label: "transfers", Panel: FundsPanel },
  "compound-scheme": { label: "compoundScheme", Panel: CompoundSchemePanel },
} as const satisfies Record<TransactionTab, object>;

const loadMoneyChart = async () => ({ default: (await import("./money-chart.screen.tsx")).MoneyChart });
// Under the list: nothing moves when it comes.
const MoneyChart = lazyPart(loadMoneyChart);

/**
 * Asks for the code of what stands beside a tab's list ahead, so that it comes together with the page and its data.
 *
 * @example
 * preloadTransactions(transactionTab(url.searchParams.get("tab")));
 */
export function preloadTransactions(tab: TransactionTab): void {
  if (tab === "deposit" || tab === "withdrawal") void loadMoneyChart().catch(() => undefined);
}

const TransferDialog = lazyOr(
  async () => (await import("../transfer/transfer.screen.tsx")).TransferDialog,
  MissingDialog,
);

/** The internal transfers, with the ways to make one, whose code comes when it is asked for. */
function FundsPanel() {
  const t = useMessages(transactionMessages);
  const [open, setOpen] = useState<"own" | "user" | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack gap={6}>
      <Inline>
        <Button variant="secondary" onPress={() => setOpen("own")}>
          {t("transferOwn")}
        </Button>
        <Button icon={ArrowLeftRight} onPress={() => setOpen("user")}>
          {t("transferFunds")}
        </Button>
      </Inline>
      <TransfersPanel />
      <Suspense>
        {open === "user" && <UserTransferDialog onClose={close} />}
        {open === "own" && <TransferDialog onClose={close} onDone={close} />}
      </Suspense>
    </Stack>
  );
}

/**
 * The user's transactions, connected. Each tab is a link, so that the address tells which one is open.
 *
 * @example
 * <TransactionsScreen tab={transactionTab(searchParams.get("tab"))} />
 */
export function TransactionsScreen({ tab }: { tab: TransactionTab }) {
  const t = useMessages(transactionMessages);
  return (
    <Stack gap={8}>
      <PageTitle part={t(tabs[tab].label)}>{t("title")}</PageTitle>
      <Heading level={1}>{t("title")}</Heading>
      <Tabs
        label={t("tabs")}
        selected={tab}
        items={transactionTabs.map((id) => {
          const { label, Panel } = tabs[id];
          return {
            id,
            label: t(label),
            href: `/transactions?tab=${id}`,
            content: (
              <PanelBoundary>
                <Panel />
              </PanelBoundary>
            ),
          };
        })}
      />
    </Stack>
  );
}
