import { expireAbandoned } from "../cancel/abandoned.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { removeOutdatedCaptures } from "../kyc-capture/kyc-capture.service.ts";
import { sendExpiryReminders } from "../kyc/document-expiry.ts";
import { checkLedger } from "../ledger/ledger.service.ts";
import { forgetKept } from "../privacy/forget-kept.store.ts";
import { closeFailedExports, removeOutdatedExports } from "../privacy/data-export.service.ts";
import { requestMonthlyStatements } from "../statement/statement.service.ts";
import { purge } from "./purge.ts";

/** The interval of the purge, for all replicas together. */
const ONCE_AN_HOUR = { points: 1, seconds: 3600 };

/** Takes this hour's turn; returns false when another replica has taken it. */
async function takesTurn({ sql, clock }: Deps): Promise<boolean> {
  try {
    await consume(sql, "tidy", ONCE_AN_HOUR, clock.now());
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Proves the books, and logs what does not add up. */
async function proveBooks(deps: Deps): Promise<void> {
  const { ok, violations } = await checkLedger(deps);
  if (!ok) deps.logger.error({ violations }, "the books do not add up");
}

/** The parts of the hourly work, in order. */
const parts = {
  expireAbandoned,
  purge,
  removeOutdatedCaptures,
  closeFailedExports,
  removeOutdatedExports,
  forgetKept,
  requestMonthlyStatements,
  sendExpiryReminders,
  proveBooks,
} as const satisfies Readonly<Record<string, (deps: Deps) => Promise<unknown>>>;

/**
 * Does the hourly work in one replica. A part that fails is logged, and the other parts still run. Returns whether this replica
 * did the work.
 */
export async function tidy(deps: Deps): Promise<boolean> {
  if (!(await takesTurn(deps))) return false;
  for (const [part, work] of Object.entries(parts))
    await work(deps).catch((error: unknown) =>
      deps.logger.error({ err: error, part }, "a part of the hourly work failed"),
    );
  return true;
}
