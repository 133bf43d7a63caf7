import type { Sql } from "../../db/database.ts";
import { runInOneStatement, runInTransaction } from "../../db/transaction.ts";
import type { Envelope } from "../../http/problem.ts";
import type { Next } from "../pipeline.ts";
import type { Transacted, WithFiles } from "../stages.ts";
import type { Operation } from "../validation.ts";

/**
 * Runs a write in a transaction, or as one statement, which is a transaction by itself. Once it is committed, deletes the
 * files that the handler named.
 */
export async function transact<Op extends Operation>(
  call: WithFiles<Op>,
  next: Next<Transacted<Op>, Envelope>,
): Promise<Envelope> {
  const { deps, options, isWrite } = call;
  const deleted = new Set<string>();
  const deleteFile = (uploadId: string) => void deleted.add(uploadId);
  const run = (sql: Sql) => {
    // A run that is repeated was undone, with what it deleted.
    deleted.clear();
    return next({ ...call, sql, deleteFile });
  };
  const within = options.writesAtOnce ? runInOneStatement : runInTransaction;
  const isAlone = !isWrite || options.inTransaction === false;
  const envelope = await (isAlone ? run(deps.sql) : within(deps.sql, run));
  // A file that cannot be deleted now has no row, and is deleted by the purge.
  const leave = (error: unknown) => deps.logger.warn({ err: error }, "upload not deleted");
  await Promise.all([...deleted].map((id) => deps.files.delete(id).catch(leave)));
  return envelope;
}
