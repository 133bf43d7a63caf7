import { expireAbandoned } from "../cancel/abandoned.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { sendExpiryReminders } from "../kyc/document-expiry.ts";
import { checkLedger } from "../ledger/ledger.service.ts";
import { forgetKept } from "../privacy/forget-kept.store.ts";
import { removeOutdatedExports } from "../privacy/data-export.service.ts";
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

/**
 * Once an hour, in one replica: cancels abandoned deposits, purges outdated data and copies of data, requests the statements of the last
 * month, tells clients whose documents expire, and proves the books. Returns whether this replica did it.
 */
export async function tidy(deps: Deps): Promise<boolean> {
  if (!(await takesTurn(deps))) return false;
  await expireAbandoned(deps);
  await purge(deps);
  await removeOutdatedExports(deps);
  await forgetKept(deps);
  await requestMonthlyStatements(deps);
  await sendExpiryReminders(deps);
  const { ok, violations } = await checkLedger(deps);
  if (!ok) deps.logger.error({ violations }, "the books do not add up");
  return true;
}
