/** The tabs of the deposit and withdrawal page. */
export type DepositWithdrawalTab = "deposit" | "withdrawal";

/** Returns the tab of a query (`?tab=`): `withdrawals` is an alias of `withdrawal`; deposit is the default. */
export function parseDepositWithdrawalTab(asked: string | null): DepositWithdrawalTab {
  return asked === "withdrawal" || asked === "withdrawals" ? "withdrawal" : "deposit";
}
