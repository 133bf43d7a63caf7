import { useDeposits, useWithdrawals } from "@broker/hooks";
import type { FollowProps } from "./follow-request.ts";

/** Renders its content with a deposit that was just sent, as the provider's list has it. */
export function FollowDeposit({ id, children }: FollowProps) {
  const list = useDeposits();
  const rows = list.status === "loaded" ? list.rows : [];
  return children(rows.find(({ transactionId }) => transactionId === id) ?? null);
}

/** Renders its content with a withdrawal that was just requested, as the provider's list has it. */
export function FollowWithdrawal({ id, children }: FollowProps) {
  const list = useWithdrawals();
  const rows = list.status === "loaded" ? list.rows : [];
  return children(rows.find(({ transactionId }) => transactionId === id) ?? null);
}
