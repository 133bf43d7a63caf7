import type { Call } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { ledger } from "../ledger/ledger.store.ts";
import type { Letter } from "../mailbox/letter.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { unmatchedStore } from "../unmatched/unmatched.store.ts";
import { CANCELLED, type Canceller, type CancelKind, cancelStore, PENDING } from "./cancel.store.ts";

/** The call of a client who cancels. */
type CancelCall = Pick<Call<"CancelTransfer">, "sql" | "user" | "deleteFile">;

/** A transaction that is locked and may be cancelled. */
type Found = NonNullable<Awaited<ReturnType<typeof cancelStore.lock>>>;

const tooLate: Readonly<Record<CancelKind, string>> = {
  deposit: "This deposit can no longer be cancelled.",
  withdrawal: "This withdrawal is being processed, and can no longer be cancelled.",
  transfer: "This transfer is being processed, and can no longer be cancelled.",
};

/** The held money that a cancellation returns; nothing is held for a deposit. */
const returned = {
  withdrawal: { kind: "withdrawalReturned", from: "withdrawalHold", to: "eWallet" },
  transfer: { kind: "transferReturned", from: "transferHold", to: "trading" },
} as const;

/** The e-mail that reports each kind of cancellation. */
const letterOf = (kind: CancelKind, by: Canceller) =>
  by === "expiry"
    ? "depositExpired"
    : (
        {
          deposit: "depositCancelledByClient",
          withdrawal: "withdrawalCancelledByClient",
          transfer: "transferCancelledByClient",
        } as const satisfies Record<CancelKind, Letter["kind"]>
      )[kind];

/** Returns whether a transaction is not processed yet, and no payment or proof of it has arrived. */
async function isUntouched(sql: Sql, kind: CancelKind, { statusId, transactionId }: Found): Promise<boolean> {
  if (statusId !== PENDING) return false;
  if (kind !== "deposit") return true;
  return (
    !(await cancelStore.hasReceipt(sql, transactionId)) &&
    !(await unmatchedStore.waitsFor(sql, transactionId))
  );
}

/** Cancels a locked transaction, and returns what is held for it, once: its state is final. */
async function close(deps: Deps, sql: Sql, kind: CancelKind, found: Found, by: Canceller): Promise<void> {
  const { transactionId, userId, amountUsd, amount, currencyCode } = found;
  const at = deps.clock.now();
  await cancelStore.cancel(sql, kind, { transactionId, by, at });
  if (kind !== "deposit") {
    const { kind: movement, from, to } = returned[kind];
    await ledger.move(sql, {
      kind: movement,
      reference: transactionId,
      at,
      from: { userId, kind: from },
      to: { userId, kind: to },
      amount: amountUsd,
    });
  }
  const facts = { transactionId, amountUsd, amount, currencyCode };
  await sendLetter(deps, sql, userId, { kind: letterOf(kind, by), ...facts });
}

/**
 * Cancels a pending transaction of its user, and deletes the file of a transfer, which staff do not have to read any more. Returns
 * false if it is cancelled already. The row is locked in the same way as by
 * every step of staff and every report of a gateway, so that exactly one of concurrent steps is done.
 */
export async function cancelOwn(
  deps: Deps,
  { sql, user, deleteFile }: CancelCall,
  kind: CancelKind,
  transactionId: string,
): Promise<boolean> {
  const found = await cancelStore.lock(sql, kind, transactionId);
  if (!found || found.userId !== user.userId)
    throw new Refusal("transactionUnknown", "This transaction is not known.");
  if (found.statusId === CANCELLED) return false;
  if (!(await isUntouched(sql, kind, found))) throw new Refusal("transactionState", tooLate[kind]);
  await close(deps, sql, kind, found, "client");
  const fileId = kind === "transfer" ? await cancelStore.deleteReference(sql, transactionId) : null;
  if (fileId !== null) deleteFile(fileId);
  return true;
}

/**
 * Cancels a deposit at a gateway for which no payment has arrived in time. Returns false if a payment or a report has arrived.
 */
export async function expireDeposit(deps: Deps, sql: Sql, transactionId: string): Promise<boolean> {
  const found = await cancelStore.lock(sql, "deposit", transactionId);
  if (!found || !(await isUntouched(sql, "deposit", found))) return false;
  await close(deps, sql, "deposit", found, "expiry");
  return true;
}
