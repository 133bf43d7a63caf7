import type { UserInfo } from "@broker/hooks";
import { Button, EmptyState, FigureTile, Grid, Heading, Section, Stack } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { LoadingScreen } from "../frame/loading.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { WelcomeCard } from "./welcome-card.view.tsx";

const tiles = [
  { label: "eWallet", amount: "eWalletBalance" },
  { label: "tradingBalance", amount: "cTraderBalance" },
  { label: "cashEquity", amount: "cTraderCashEquity" },
  { label: "bonus", amount: "cTraderBonus" },
] as const;

/** The dashboard: who one is, and what one has. */
export function DashboardView({ user, onTransfer }: { user: UserInfo; onTransfer: () => void }) {
  const t = useMessages(dashboardMessages);
  const f = useMessages(failureMessages);
  if (user.status === "failed") {
    return (
      <EmptyState
        title={failureText(f, user.failure)}
        level={2}
        action={
          <Button variant="secondary" onPress={user.retry}>
            {t("retry")}
          </Button>
        }
      />
    );
  }
  const info = user.status === "loaded" ? user.info : undefined;
  return (
    <Stack gap={8}>
      {user.status === "loading" && <LoadingScreen />}
      <Heading level={1}>{t("title")}</Heading>
      <WelcomeCard info={info} onTransfer={onTransfer} />
      <Section heading={t("accountSummary")} level={2}>
        <Grid columns="pair">
          {tiles.map(({ label, amount }) => (
            <FigureTile key={label} label={t(label)} value={info?.[amount]} currency="USD" />
          ))}
        </Grid>
      </Section>
    </Stack>
  );
}
