import { useDeposits, useWithdrawals } from "@broker/hooks";
import type { FollowProps } from "./follow-request.ts";

/** Reads a deposit that was just requested from the provider's list, and renders its content with it. */
export function FollowDeposit({ id, children }: FollowProps) {
  const list = useDeposits();
  const rows = list.status === "loaded" ? list.rows : [];
  return children(rows.find(({ transactionId }) => transactionId === id) ?? null);
}

/** Reads a withdrawal that was just requested from the provider's list, and renders its content with it. */
export function FollowWithdrawal({ id, children }: FollowProps) {
  const list = useWithdrawals();
  const rows = list.status === "loaded" ? list.rows : [];
  return children(rows.find(({ transactionId }) => transactionId === id) ?? null);
}
