import type { Data } from "@broker/sdk";
import { Avatar, Card, Code, Inline, Link, Money, Stack, Text } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

interface AccountCardProps {
  info: Data<"GetUserInfo">;
  /** Whether depositing is the only next step. */
  isMain: boolean;
}

/** The trading account with its owner, its balance, and links to deposit, withdraw and transfer. */
export function AccountCard({ info, isMain }: AccountCardProps) {
  const t = useMessages(dashboardMessages);
  const places = usePlaces();
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
          <Link href={places.depositWithdrawal("deposit")} look={isMain ? "primary" : "secondary"}>
            {t("deposit")}
          </Link>
          <Link href={places.depositWithdrawal("withdrawals")} look="secondary">
            {t("withdrawal")}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
