import { moneyByMonth, useBroker, useDeposits, useTransfers, useWithdrawals } from "@broker/hooks";
import { ActivityPlace } from "./activity-place.view.tsx";
import { type Activity, RecentActivityView } from "./recent-activity.view.tsx";

const SHOWN = 5;
type Movement = Omit<Activity, "kind" | "text">;

const toActivity = (kind: Activity["kind"], text: string, row: Movement): Activity => ({
  kind,
  text,
  transactionId: row.transactionId,
  requestedAt: row.requestedAt,
  amountUsd: row.amountUsd,
  statusId: row.statusId,
});
const timeOf = ({ requestedAt }: Activity) => requestedAt?.getTime() ?? 0;

/** The newest of all lists, and the months in a chart; a list that cannot be had is left out and said. */
export function RecentActivity() {
  const { clock } = useBroker();
  const deposits = useDeposits();
  const withdrawals = useWithdrawals();
  const transfers = useTransfers();
  const lists = [deposits, withdrawals, transfers];
  if (lists.some(({ status }) => status === "loading")) return <ActivityPlace />;

  const paidIn = deposits.status === "loaded" ? deposits.deposits : [];
  const paidOut = withdrawals.status === "loaded" ? withdrawals.withdrawals : [];
  const moved = transfers.status === "loaded" ? transfers.transfers : [];
  const rows = [
    ...paidIn.map((row) => toActivity("deposit", row.platformName, row)),
    ...paidOut.map((row) => toActivity("withdrawal", row.platformName, row)),
    ...moved.map((row) => toActivity("transfer", `${row.fromPlatform} → ${row.toPlatform}`, row)),
  ];
  const failed = lists.filter((list) => list.status === "failed");
  return (
    <RecentActivityView
      rows={rows.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, SHOWN)}
      months={moneyByMonth(paidIn, paidOut, clock())}
      retry={
        failed.length > 0
          ? () => {
              for (const list of failed) list.retry();
            }
          : null
      }
    />
  );
}
