import type { MonthOfMoney } from "@broker/hooks";
import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  Button,
  Card,
  EmptyState,
  History,
  Icon,
  Inline,
  Link,
  Money,
  Notice,
  Section,
  Stack,
  Text,
} from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { hasMoved, MonthsChart } from "../transaction/months-chart.view.tsx";
import { PaymentStatus } from "../transaction/payment-status.view.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** A movement of money in any list. */
export interface Activity {
  readonly kind: "deposit" | "withdrawal" | "transfer";
  readonly transactionId: string;
  readonly requestedAt: Date | null;
  readonly amountUsd: string;
  readonly statusId: number;
  readonly statusName: string | null;
  /** The source or the destination. */
  readonly text: string;
}

const kinds = {
  deposit: { icon: ArrowDownLeft, sign: "" },
  withdrawal: { icon: ArrowUpRight, sign: "-" },
  transfer: { icon: ArrowLeftRight, sign: "" },
} as const;

interface RecentActivityViewProps {
  rows: readonly Activity[];
  months: readonly MonthOfMoney[];
  /** Whether the provider has transfers. */
  hasTransfers: boolean;
  /** Set when a list failed to load. */
  retry: (() => void) | null;
}

/** A movement in the list. */
function Movement({ row }: { row: Activity }) {
  const { kind, requestedAt, amountUsd, statusId, statusName, text } = row;
  const t = useMessages(dashboardMessages);
  const { locale } = useLanguage();
  const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
  return (
    <Stack as="li">
      <Inline gap={3}>
        <Icon of={kinds[kind].icon} />
        <Stack gap={1} fills>
          <Text weight="medium">{t(kind)}</Text>
          <Text size="small" tone="muted">
            {text && <bdi>{text}</bdi>}
            {text && requestedAt && " · "}
            {requestedAt && <bdi>{dates.format(requestedAt)}</bdi>}
          </Text>
        </Stack>
        {/* A stack shrinks as needed; amounts and badges do not, and the text beside them wraps. */}
        <div>
          <Stack gap={1} align="end">
            <Money value={`${kinds[kind].sign}${amountUsd}`} currency="USD" />
            <PaymentStatus statusId={statusId} statusName={statusName} />
          </Stack>
        </div>
      </Inline>
    </Stack>
  );
}

/** Recent activity: a small chart of the months, and the newest movements. */
export function RecentActivityView({ rows, months, hasTransfers, retry }: RecentActivityViewProps) {
  const t = useMessages(dashboardMessages);
  const f = useMessages(failureMessages);
  const places = usePlaces();
  return (
    <Card padding="large">
      <Section heading={t("activity")} level={2}>
        {retry && (
          <Notice
            tone="warning"
            actions={
              <Button variant="secondary" onPress={retry}>
                {f("retry")}
              </Button>
            }
          >
            {t("activityPartly")}
          </Notice>
        )}
        {hasMoved(months) && <MonthsChart label={t("chart")} months={months} />}
        {rows.length === 0 && !retry && (
          <EmptyState title={t("activityNone")} level={3} icon={History}>
            {t(hasTransfers ? "activityNoneText" : "activityNoneDeposits")}
          </EmptyState>
        )}
        <Stack as="ul" gap={4}>
          {rows.map((row) => (
            <Movement key={`${row.kind} ${row.transactionId}`} row={row} />
          ))}
        </Stack>
        <Link href={places.transactions("deposit")} look="standalone">
          {t("activityAll")}
        </Link>
      </Section>
    </Card>
  );
}
