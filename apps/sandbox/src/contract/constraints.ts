import { type RequestKind, requestKinds } from "../db/names.ts";
import { databaseErrorOf } from "../db/transaction.ts";
import { type Problem, Refusal } from "../http/problem.ts";
import { createTooManyAttempts } from "../http/rate-limit.ts";

/** Creates the refusal of a deposit, withdrawal or transfer whose user has the maximum of open requests of that kind. */
export const createTooManyOpen = (kind: RequestKind): Refusal =>
  new Refusal(
    "tooManyPending",
    `You have too many open ${kind}s. Please wait until some of them are completed.`,
  );

/** The refusal of each constraint of the database. */
const refusals = new Map<string | null, () => Problem | Refusal>([
  ["account_not_below_zero", () => new Refusal("balanceTooLow", "Your balance is too low for this amount.")],
  ["rate_room", () => createTooManyAttempts(1)],
  ...requestKinds.map((kind) => [`${kind}_room`, () => createTooManyOpen(kind)] as const),
]);

/** Turns violated constraints into refusals, because only the database knows the effects of concurrent calls. */
export async function refuseViolations(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw refusals.get(databaseErrorOf(error)?.constraint ?? null)?.() ?? error;
  }
}
