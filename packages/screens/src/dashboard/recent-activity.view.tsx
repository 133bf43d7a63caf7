import type { MonthOfMoney } from "@broker/hooks";
import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  Button,
  Card,
  EmptyState,
  History,
  Link,
  ListRow,
  ListRows,
  Money,
  Notice,
  Section,
  Skeleton,
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
  /** Whether it has just arrived. */
  readonly isNew: boolean;
}

const kinds = {
  deposit: { icon: ArrowDownLeft, sign: "", tab: "deposit" },
  withdrawal: { icon: ArrowUpRight, sign: "-", tab: "withdrawal" },
  transfer: { icon: ArrowLeftRight, sign: "", tab: "internal-transfer" },
} as const;

interface RecentActivityViewProps {
  rows: readonly Activity[];
  /** The months of the chart; null while they are being read. */
  months: readonly MonthOfMoney[] | null;
  /** Whether the provider has transfers. */
  hasTransfers: boolean;
  /** Set when a list failed to load. */
  retry: (() => void) | null;
}

/** A movement in the list, which leads to its transaction. */
function Movement({ row }: { row: Activity }) {
  const { kind, transactionId, requestedAt, amountUsd, statusId, statusName, text, isNew } = row;
  const t = useMessages(dashboardMessages);
  const places = usePlaces();
  const { locale } = useLanguage();
  const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
  return (
    <ListRow
      icon={kinds[kind].icon}
      title={t(kind)}
      meta={
        <>
          {requestedAt && <bdi>{dates.format(requestedAt)}</bdi>}
          {text && requestedAt && " · "}
          {text && <bdi>{text}</bdi>}
        </>
      }
      amount={<Money value={`${kinds[kind].sign}${amountUsd}`} currency="USD" />}
      badge={<PaymentStatus statusId={statusId} statusName={statusName} />}
      href={places.transactions(kinds[kind].tab, transactionId)}
      isNew={isNew}
    />
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
        {months === null && <Skeleton height="chart" />}
        {months && hasMoved(months) && <MonthsChart label={t("chart")} months={months} />}
        {rows.length === 0 && !retry && (
          <EmptyState title={t("activityNone")} level={3} icon={History}>
            {t(hasTransfers ? "activityNoneText" : "activityNoneDeposits")}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ListRows label={t("activity")} look="plain">
            {rows.map((row) => (
              <Movement key={`${row.kind} ${row.transactionId}`} row={row} />
            ))}
          </ListRows>
        )}
        <Link href={places.transactions("deposit")} look="standalone">
          {t("activityAll")}
        </Link>
      </Section>
    </Card>
  );
}
