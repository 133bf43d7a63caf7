import type { Data } from "@broker/sdk";
import { Avatar, Card, Code, Inline, Link, Money, Stack, Text } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

interface AccountCardProps {
  info: Data<"GetUserInfo">;
  /** Whether depositing is the one thing to do next. */
  isMain: boolean;
}

/** The trading account: whose it is, what it holds, and the ways in and out. */
export function AccountCard({ info, isMain }: AccountCardProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Card padding="large">
      <Stack gap={5}>
        <Inline gap={4}>
          <Avatar name={info.fullName} />
          <Stack gap={1}>
            <Text weight="strong">{info.fullName}</Text>
            <Text size="small" tone="muted">
              {t("login")} <Code>{info.cTraderLogin}</Code>
            </Text>
          </Stack>
        </Inline>
        <Stack gap={1} align="start">
          <Text size="small" tone="muted">
            {t("accountBalance")}
          </Text>
          <Money value={String(info.cTraderBalance)} currency="USD" size="display" />
        </Stack>
        <Inline gap={3}>
          <Link href="/deposit-withdraw?tab=deposit" look={isMain ? "primary" : "secondary"}>
            {t("deposit")}
          </Link>
          <Link href="/deposit-withdraw?tab=withdrawals" look="secondary">
            {t("withdrawal")}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
