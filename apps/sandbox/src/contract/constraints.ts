import { databaseErrorOf } from "../db/transaction.ts";
import { Refusal } from "../http/problem.ts";

/** The refusal of each constraint of the database. */
const refusals: ReadonlyMap<string | null, () => Refusal> = new Map([
  ["account_not_below_zero", () => new Refusal("balanceTooLow", "Your balance is too low for this amount.")],
  [
    "deposit_room",
    () =>
      new Refusal(
        "tooManyPending",
        "You have too many open deposits. Please wait until some of them are completed.",
      ),
  ],
]);

/** Turns violated constraints into refusals: only the database sees what concurrent calls do. */
export async function refuseViolations(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw refusals.get(databaseErrorOf(error)?.constraint ?? null)?.() ?? error;
  }
}
