import { databaseError } from "../db/transaction.ts";
import { Refusal } from "../http/problem.ts";

/** What the database refuses by a constraint of this name, and what its user is told. */
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

/** Turns what only the database can judge, since it sees what happens at the same moment, into refusals for the user. */
export async function refusing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw refusals.get(databaseError(error)?.constraint ?? null)?.() ?? error;
  }
}
