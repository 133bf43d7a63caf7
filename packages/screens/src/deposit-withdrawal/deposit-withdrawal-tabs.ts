/** The tabs of the deposit and withdrawal page. */
export type DepositWithdrawalTab = "deposit" | "withdrawal";

/** The tab that an address asks for (`?tab=`): `withdrawals` is the other name of `withdrawal`; else deposit. */
export function depositWithdrawalTab(asked: string | null): DepositWithdrawalTab {
  return asked === "withdrawal" || asked === "withdrawals" ? "withdrawal" : "deposit";
}
