import {
  type MonthOfMoney,
  sumAmounts,
  type TransferItem,
  useBroker,
  useCapability,
  useProviderSettings,
  useUserInfo,
} from "@broker/hooks";
import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { describeWay } from "../transaction/describe-way.ts";
import { hasJustArrived } from "../transaction/just-arrived.ts";
import { isStuck, ListedMonths } from "../transaction/listed-months.tsx";
import { ListedTransfers, type ListState } from "../transaction/listed.tsx";
import { hasMoved } from "../transaction/months-chart.view.tsx";
import { ActivityPlace } from "./activity-place.view.tsx";
import { CurvePlace, type PlaceProps } from "./curve-place.view.tsx";
import { DepositsCurve, type NetDeposits } from "./deposits-curve.view.tsx";
import { MoneyWays } from "./money-ways.view.tsx";
import { type Activity, RecentActivityView } from "./recent-activity.view.tsx";

const SHOWN = 5;
type Movement = Omit<Activity, "kind" | "text" | "isNew">;

const toActivity = (kind: Activity["kind"], text: string, row: Movement, now: number): Activity => ({
  kind,
  text,
  transactionId: row.transactionId,
  requestedAt: row.requestedAt,
  amountUsd: row.amountUsd,
  statusId: row.statusId,
  statusName: row.statusName,
  isNew: hasJustArrived(row.requestedAt, now),
});
const timeOf = ({ requestedAt }: Activity) => requestedAt?.getTime() ?? 0;

/** Calls back when a balance has changed since it was first known, so that the lists are outdated. */
function useMoneyMoved(onMoved: () => void): void {
  const user = useUserInfo();
  const balances =
    user.status === "loaded" ? `${user.info.eWalletBalance} ${user.info.cTraderBalance}` : undefined;
  const last = useRef(balances);
  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    const before = last.current;
    last.current = balances;
    if (before !== undefined && before !== balances) moved();
  }, [balances]);
}

/**
 * Recent activity: the newest rows of all lists, read again when a balance changes, and a chart of the months. A list
 * that fails to load is left out with a message; the chart then is left out too, since half of the data would mislead.
 */
export const RecentActivity = (props: PlaceProps) => (
  <ListedMonths>
    {(money) => (
      <ListedTransfers>
        {(transfers) => <ActivityOf {...props} {...money} transfers={transfers} />}
      </ListedTransfers>
    )}
  </ListedMonths>
);

type ActivityProps = PlaceProps &
  Parameters<ComponentProps<typeof ListedMonths>["children"]>[0] & {
    transfers: ListState<TransferItem>;
  };

function ActivityOf({ isNewcomer, deposits, withdrawals, months, transfers }: ActivityProps) {
  const { clock } = useBroker();
  const hasTransfers = useCapability("transfers");
  const lists = [deposits, withdrawals, transfers];
  useMoneyMoved(() => {
    for (const list of lists) if (list.status === "loaded" && !list.isRefreshing) list.refresh();
  });
  if (lists.some(({ status }) => status === "loading")) return <ActivityPlace isNewcomer={isNewcomer} />;

  const paidIn = deposits.status === "loaded" ? deposits.rows : [];
  const paidOut = withdrawals.status === "loaded" ? withdrawals.rows : [];
  const moved = transfers.status === "loaded" ? transfers.rows : [];
  const now = clock();
  const rows = [
    ...paidIn.map((row) => toActivity("deposit", row.platformName, row, now)),
    ...paidOut.map((row) => toActivity("withdrawal", row.platformName, row, now)),
    ...moved.map((row) => toActivity("transfer", describeWay(row), row, now)),
  ];
  // A list that the provider does not have is left out without a message.
  const failed = lists.filter(
    (list) => isStuck(list) && !(list.status === "failed" && list.failure.kind === "unsupported"),
  );
  return (
    <RecentActivityView
      hasTransfers={hasTransfers}
      rows={rows.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, SHOWN)}
      months={months}
      retry={
        failed.length > 0
          ? () => {
              for (const list of failed)
                if (list.status === "failed") list.retry();
                else if (list.status === "loaded") list.part?.loadMore();
            }
          : null
      }
    />
  );
}

/** Returns deposits less withdrawals since the first of the months, for the end of each. */
const toNetDeposits = (months: readonly MonthOfMoney[]): readonly NetDeposits[] =>
  months.map(({ month }, index) => ({
    month,
    sum: sumAmounts(months.slice(0, index + 1).flatMap(({ moneyIn, moneyOut }) => [moneyIn, `-${moneyOut}`])),
  }));

/**
 * Deposits less withdrawals of the last months; before the first movement, the way of a deposit; nothing where a list
 * failed to load, since half would mislead.
 */
export function MoneyCurve({ isNewcomer }: PlaceProps) {
  const { limits } = useProviderSettings();
  const hasTransfers = useCapability("transfers");
  return (
    <ListedMonths>
      {({ deposits, withdrawals, months }) => {
        if (months === null) return <CurvePlace isNewcomer={isNewcomer} />;
        if (isStuck(deposits) || isStuck(withdrawals)) return null;
        if (hasMoved(months)) return <DepositsCurve months={toNetDeposits(months)} />;
        return (
          <ContactProvider>
            <MoneyWays minimumUsd={limits.minimumDepositUsd} hasTransfers={hasTransfers} />
          </ContactProvider>
        );
      }}
    </ListedMonths>
  );
}
