import type { Data } from "@broker/sdk";
import {
  Actions,
  Avatar,
  Button,
  Card,
  Code,
  CopyButton,
  FigureTile,
  Grid,
  Heading,
  Inline,
  Link,
  Stack,
  StatusBadge,
  Text,
} from "@broker/ui";
import type { ReactNode } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

interface AccountHeroProps {
  info: Data<"GetUserInfo">;
  /** Whether depositing is the next step. */
  isMain: boolean;
  /** Opens a transfer; null without transfers. */
  onTransfer: (() => void) | null;
  /** The curve of the last months, which loads its own data. */
  curve: ReactNode;
}

/** The trading account with its number, which can be copied, and the state of its verification. */
function AccountNumber({ info, onTransfer }: Pick<AccountHeroProps, "info" | "onTransfer">) {
  const t = useMessages(dashboardMessages);
  return (
    <Inline gap={2}>
      <Inline gap={2}>
        <Text as="span" size="small" tone="muted">
          {t("accountId")}
        </Text>
        <Code>{info.cTraderLogin}</Code>
        <CopyButton
          text={info.cTraderLogin}
          label={t("copyId")}
          copiedLabel={t("copied")}
          failedLabel={t("copyFailed")}
        />
      </Inline>
      <StatusBadge
        tone={info.verified ? "positive" : "warning"}
        label={t(info.verified ? "verified" : "notVerified")}
        {...(onTransfer && {
          onPress: onTransfer,
          pressLabel: t(info.verified ? "verifiedTransfer" : "notVerifiedTransfer"),
        })}
      />
    </Inline>
  );
}

/** The account with its owner, its balance, and what can be done with it: the element that leads the dashboard. */
export function AccountHero({ info, isMain, onTransfer, curve }: AccountHeroProps) {
  const t = useMessages(dashboardMessages);
  const places = usePlaces();
  return (
    <Card padding="large">
      <Stack gap={5}>
        <Inline justify="between" gap={3}>
          <Inline gap={3} wrap="nowrap">
            <Avatar name={info.fullName} size="large" />
            <Stack gap={0}>
              <Heading level={2}>{t("welcome", { name: info.fullName })}</Heading>
              <Text size="small" tone="muted">
                {info.email}
              </Text>
            </Stack>
          </Inline>
          <AccountNumber info={info} onTransfer={onTransfer} />
        </Inline>
        <Grid columns={2} gap={6}>
          <Stack gap={4}>
            <FigureTile label={t("accountBalance")} value={info.cTraderBalance} currency="USD" look="lead" />
            <Actions>
              <Link href={places.depositWithdrawal("deposit")} look={isMain ? "primary" : "secondary"}>
                {t("deposit")}
              </Link>
              <Link href={places.depositWithdrawal("withdrawals")} look="secondary">
                {t("withdrawal")}
              </Link>
              {onTransfer && (
                <Button variant="secondary" onPress={onTransfer}>
                  {t("transfer")}
                </Button>
              )}
            </Actions>
          </Stack>
          {curve}
        </Grid>
      </Stack>
    </Card>
  );
}
