import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { cancelOwn } from "./cancel.service.ts";

/** The limit of cancellations per user, because each sends an e-mail and makes room for another open deposit. */
const LIMIT = { limit: { points: 60, seconds: 3600 } } as const;

/** Adds the operations by which clients cancel their own pending transactions. */
export function cancelRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "CancelDeposit",
    async ({ input: { transactionId }, changed, ...call }) => {
      if (await cancelOwn(deps, call, "deposit", transactionId))
        changed(`deposit ${transactionId} → Cancelled by the client`);
      return null;
    },
    LIMIT,
  );
  addOperation(
    app,
    deps,
    "CancelWithdrawal",
    async ({ input: { transactionId }, changed, ...call }) => {
      if (await cancelOwn(deps, call, "withdrawal", transactionId))
        changed(`withdrawal ${transactionId} → Cancelled by the client`);
      return null;
    },
    LIMIT,
  );
  addOperation(
    app,
    deps,
    "CancelTransfer",
    async ({ input: { transactionId }, changed, ...call }) => {
      if (await cancelOwn(deps, call, "transfer", transactionId))
        changed(`transfer ${transactionId} → Cancelled by the client`);
      return null;
    },
    LIMIT,
  );
}
