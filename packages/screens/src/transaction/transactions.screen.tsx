import { useDeposits } from "@broker/hooks";
import { Heading, Stack, Tabs } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { DepositsView } from "./deposits.view.tsx";
import { transactionMessages } from "./transaction.messages.ts";

function DepositsPanel() {
  return <DepositsView list={useDeposits()} />;
}

/**
 * The user's transactions, connected. Each tab is a link, so that the address tells which one is open.
 *
 * @example
 * <TransactionsScreen />
 */
export function TransactionsScreen() {
  const t = useMessages(transactionMessages);
  return (
    <Stack gap={8}>
      <Heading level={1}>{t("title")}</Heading>
      <Tabs
        label={t("tabs")}
        selected="deposit"
        items={[
          {
            id: "deposit",
            label: t("deposits"),
            href: "/transactions?tab=deposit",
            content: <DepositsPanel />,
          },
        ]}
      />
    </Stack>
  );
}
