import { eventOf } from "../../control/event.store.ts";
import { type Write, writeAll } from "../../db/statement.ts";
import type { Envelope } from "../../http/problem.ts";
import { refuseViolations } from "../constraints.ts";
import { idempotencyStore } from "../idempotency.store.ts";
import type { Next } from "../pipeline.ts";
import type { Audited, Transacted } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Writes the attempt, the handler's changes, their audit row and the answer of the idempotency key in one transaction. */
export async function audit<Op extends Operation>(
  call: Transacted<Op>,
  next: Next<Audited<Op>, Envelope>,
): Promise<Envelope> {
  const { sql, at, name, caller, intent, attempt, context } = call;
  const writes: Write[] = [];
  const changes: string[] = [];
  const notes = {
    write: (...more: readonly Write[]) => void writes.push(...more),
    changed: (what: string) => void changes.push(what),
  };
  const envelope = await next({ ...call, notes });
  const { responseCode } = envelope;
  const isDone = responseCode === 1;
  const { requestId, address } = context.var;
  const event = { at, requestId, caller, operation: name, status: 200, responseCode, changes, address };
  const together = [
    // The attempt is first, so that all statements of a client lock rows in one order.
    ...(attempt ? [attempt.write] : []),
    ...(isDone ? writes : []),
    ...eventOf(event),
    ...(isDone && intent ? [idempotencyStore.kept(intent, envelope)] : []),
  ];
  await refuseViolations(() => writeAll(sql, together));
  attempt?.counted();
  return envelope;
}
