import { useCapability } from "@broker/hooks";
import { ArrowLeftRight, Button, FileText, Heading, Inline, Link, ScreenOnly, Stack, Tabs } from "@broker/ui";
import { type ReactNode, useState } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { frameMessages } from "../frame/frame.messages.ts";
import { lateExtension } from "../frame/late-extension.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { TransferDialog, UserTransferDialog } from "../entries/transfer.ts";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import type { Search } from "../places/places.ts";
import { ListedDeposits, ListedSubscriptions, ListedTransfers, ListedWithdrawals } from "./listed.tsx";
import { MoneyChart } from "./late-money-chart.ts";
import { compoundScheme, deposits, transfers, withdrawals } from "./transaction-kinds.tsx";
import { TransactionPanel } from "./transaction-panel.tsx";
import { transactionMessages } from "./transaction.messages.ts";
import { parseTransactionTab, type TransactionTab, transactionTabs } from "./transaction-tabs.ts";

function WithChart({ children }: { children: ReactNode }) {
  return (
    <Stack gap={8}>
      {children}
      {/* A printed statement has the list only: the chart may cover other months. */}
      <ScreenOnly>
        <PanelBoundary>
          <MoneyChart />
        </PanelBoundary>
      </ScreenOnly>
    </Stack>
  );
}
interface PanelProps {
  openId: string | null;
}

const DepositsPanel = ({ openId }: PanelProps) => (
  <WithChart>
    <ListedDeposits>
      {(list) => <TransactionPanel of={deposits} list={list} tab="deposit" openId={openId} />}
    </ListedDeposits>
  </WithChart>
);
const WithdrawalsPanel = ({ openId }: PanelProps) => (
  <WithChart>
    <ListedWithdrawals>
      {(list) => <TransactionPanel of={withdrawals} list={list} tab="withdrawal" openId={openId} />}
    </ListedWithdrawals>
  </WithChart>
);
const CompoundSchemePanel = ({ openId }: PanelProps) => (
  <ListedSubscriptions>
    {(list) => <TransactionPanel of={compoundScheme} list={list} tab="compound-scheme" openId={openId} />}
  </ListedSubscriptions>
);

const tabs = {
  deposit: { label: "deposits", Panel: DepositsPanel },
  withdrawal: { label: "withdrawals", Panel: WithdrawalsPanel },
  "internal-transfer": { label: "transfers", Panel: TransfersPanel },
  "compound-scheme": { label: "compoundScheme", Panel: CompoundSchemePanel },
} as const satisfies Record<TransactionTab, object>;

/** The list of internal transfers, with buttons that open the transfer dialogs, which are late code. */
function TransfersPanel({ openId }: PanelProps) {
  const t = useMessages(transactionMessages);
  const isToUsers = useCapability("userTransfers");
  const [open, setOpen] = useState<"own" | "user" | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack gap={6}>
      <Inline>
        <Button variant="secondary" onPress={() => setOpen("own")}>
          {t("transferOwn")}
        </Button>
        {isToUsers && (
          <Button icon={ArrowLeftRight} onPress={() => setOpen("user")}>
            {t("transferFunds")}
          </Button>
        )}
      </Inline>
      <ListedTransfers>
        {(list) => <TransactionPanel of={transfers} list={list} tab="internal-transfer" openId={openId} />}
      </ListedTransfers>
      {open === "user" && <UserTransferDialog onClose={close} />}
      {open === "own" && <TransferDialog onClose={close} onDone={close} />}
    </Stack>
  );
}

// Late code, for providers with the capability.
const Statements = lateExtension(
  async () => (await import("../statement/statements.screen.tsx")).StatementsScreen,
);

/**
 * The user's transactions, connected. Each tab and each transaction is a link: the address names the open tab (`?tab=`)
 * and the open transaction (`?id=`). Transfers and compound schemes have tabs where the provider has them; where
 * it has statements, they are a page of their own (`?view=statements`).
 *
 * @example
 * <TransactionsScreen search={searchParams} />
 */
export function TransactionsScreen({ search }: { search: Search }) {
  const isOn = {
    deposit: true,
    withdrawal: true,
    "internal-transfer": useCapability("transfers"),
    "compound-scheme": useCapability("compoundScheme"),
  } satisfies Record<TransactionTab, boolean>;
  const asked = parseTransactionTab(search.get("tab"));
  const tab = isOn[asked] ? asked : "deposit";
  const places = usePlaces();
  const t = useMessages(transactionMessages);
  const f = useMessages(frameMessages);
  const hasStatements = useCapability("statements");
  if (hasStatements && search.get("view") === "statements")
    return <Statements transactionId={search.get("id")} />;
  return (
    <ContactProvider>
      <Stack gap={8}>
        <PageTitle part={t(tabs[tab].label)}>{t("title")}</PageTitle>
        <Inline justify="between" minHeight="target">
          <Heading level={1}>{t("title")}</Heading>
          {hasStatements && (
            <Link href={places.statements()} look="secondary" icon={FileText}>
              {f("statements")}
            </Link>
          )}
        </Inline>
        <Tabs
          label={t("tabs")}
          selected={tab}
          items={transactionTabs
            .filter((id) => isOn[id])
            .map((id) => {
              const { label, Panel } = tabs[id];
              return {
                id,
                label: t(label),
                href: places.transactions(id),
                content: (
                  <PanelBoundary>
                    <Panel openId={id === tab ? search.get("id") : null} />
                  </PanelBoundary>
                ),
              };
            })}
        />
      </Stack>
    </ContactProvider>
  );
}
