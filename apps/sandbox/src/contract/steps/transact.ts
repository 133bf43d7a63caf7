import { runInOneStatement, runInTransaction } from "../../db/transaction.ts";
import type { Envelope } from "../../http/problem.ts";
import type { Next } from "../pipeline.ts";
import type { Transacted, WithFiles } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Runs a write in a transaction, or as one statement, which is a transaction by itself. */
export async function transact<Op extends Operation>(
  call: WithFiles<Op>,
  next: Next<Transacted<Op>, Envelope>,
): Promise<Envelope> {
  const { deps, options, isWrite } = call;
  if (!isWrite || options.inTransaction === false) return next({ ...call, sql: deps.sql });
  const within = options.writesAtOnce ? runInOneStatement : runInTransaction;
  return within(deps.sql, (sql) => next({ ...call, sql }));
}
