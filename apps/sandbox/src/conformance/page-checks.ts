import type { OperationId } from "@broker/api-spec/operations";
import * as v from "valibot";
import { rowIdsOf } from "./catalogue-checks.ts";
import type { Inspector } from "./inspector.ts";
import type { Session } from "./line.ts";

/** The calls of each list: the call that returns the whole list, and the call that returns a page. */
const lists = [
  ["GetDepositTransactionsByUser", "GetDepositPage"],
  ["GetWithdrawalTransactionsByUser", "GetWithdrawalPage"],
  ["GetInternalTransactionsByUser", "GetTransferPage"],
  ["GetCompoundSchemeLogByUserId", "GetCompoundSchemePage"],
] as const satisfies readonly (readonly [OperationId, OperationId])[];

/** The number of rows of a page in these checks, and the number of pages that are read of each list. */
const LIMIT = 2;
const PAGES = 3;
const UNKNOWN_CURSOR = 1180;

const Page = v.object({ rows: v.array(v.unknown()), nextCursor: v.nullable(v.string()) });

/** Checks that the first pages of each list have the same rows as the whole list, each row once and in the same order. */
export async function checkPages(
  inspector: Inspector,
  session: Session,
  wholes: ReadonlyMap<OperationId, unknown>,
): Promise<void> {
  for (const [list, call] of lists) {
    const whole = rowIdsOf(list, wholes.get(list));
    const ids: unknown[] = [];
    let cursor: string | null = "";
    for (let page = 0; page < PAGES && cursor !== null; page += 1) {
      const fields = { limit: LIMIT, ...(cursor !== "" && { cursor }) };
      const data = inspector.expectDone(call, await inspector.ask(call, fields, { session }));
      const read = v.safeParse(Page, data);
      // An answer of another shape was reported by `ask`.
      if (!read.success) return;
      ids.push(...rowIdsOf(list, read.output.rows));
      cursor = read.output.nextCursor;
    }
    const first = cursor === null ? whole : whole.slice(0, LIMIT * PAGES);
    inspector.findings.expect(call, JSON.stringify(ids) === JSON.stringify(first), {
      check: "list",
      field: "rows",
      problem: `The pages have other rows than ${list}, or in another order.`,
    });
    const unknown = await inspector.ask(call, { cursor: "unknown" }, { session });
    inspector.expectRefused(call, unknown, [UNKNOWN_CURSOR], {
      check: "refusal",
      problem: "A page after a cursor that is not of the list must be refused.",
    });
  }
}
