/** The tabs of the deposit and withdrawal page. */
export const depositWithdrawalTabs = ["deposit", "withdrawal"] as const;

/** One of them. */
export type DepositWithdrawalTab = (typeof depositWithdrawalTabs)[number];

/** The tab that an address asks for (`?tab=`): `withdrawals` is the other name of `withdrawal`; else deposit. */
export function depositWithdrawalTab(asked: string | null): DepositWithdrawalTab {
  return asked === "withdrawal" || asked === "withdrawals" ? "withdrawal" : "deposit";
}
