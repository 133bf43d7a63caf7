import type { Data } from "@broker/sdk";
import {
  ArrowLeftRight,
  Avatar,
  Button,
  Card,
  Code,
  CopyButton,
  Heading,
  Inline,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** Full name, e-mail, trading account and verification; a placeholder of the same size while they load. */
export function WelcomeCard({
  info,
  onTransfer,
}: {
  info: Data<"GetUserInfo"> | undefined;
  onTransfer: () => void;
}) {
  const t = useMessages(dashboardMessages);
  return (
    <Card>
      <Inline justify="between" gap={6}>
        <Inline gap={4}>
          <Avatar name={info?.fullName ?? ""} size="large" />
          <Stack gap={1}>
            {info ? (
              <Heading level={2}>{t("welcome", { name: info.fullName })}</Heading>
            ) : (
              <Skeleton height="title" width="line" />
            )}
            <Text tone="muted">{info?.email ?? <Skeleton height="body" width="half" />}</Text>
            <Inline gap={2} wrap={info ? "wrap" : "nowrap"}>
              <Text as="span" size="small" tone="muted">
                {t("accountId")}
              </Text>
              {info ? (
                <>
                  <Code>{info.cTraderLogin}</Code>
                  <CopyButton
                    text={info.cTraderLogin}
                    label={t("copyId")}
                    copiedLabel={t("copied")}
                    failedLabel={t("copyFailed")}
                  />
                </>
              ) : (
                <Skeleton height="target" width="third" />
              )}
            </Inline>
          </Stack>
        </Inline>
        {/* Remounted, because browsers count growth at its start as a layout shift. */}
        <Inline gap={4} key={String(info === undefined)}>
          {info && (
            <StatusBadge
              tone={info.verified ? "positive" : "warning"}
              label={t(info.verified ? "verified" : "notVerified")}
              onPress={onTransfer}
              pressLabel={t(info.verified ? "verifiedTransfer" : "notVerifiedTransfer")}
            />
          )}
          <Button variant="secondary" icon={ArrowLeftRight} onPress={onTransfer} isDisabled={!info}>
            {t("transfer")}
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
}
