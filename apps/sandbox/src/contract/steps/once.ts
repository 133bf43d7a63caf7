import type { Envelope } from "../../http/problem.ts";
import { answerAfterFailure, intentOf, runOnce } from "../idempotency.ts";
import type { Next } from "../pipeline.ts";
import type { Intended, Transacted, Valid } from "../stages.ts";
import type { Operation } from "../validation.ts";

/**
 * Reads the intent of the idempotency key; a call that fails is answered with the stored answer of its key, where there
 * is one.
 */
export async function once<Op extends Operation>(
  call: Valid<Op>,
  next: Next<Intended<Op>, Envelope>,
): Promise<Envelope> {
  const { deps, name, contract, options, isWrite, caller, fields, context } = call;
  const at = deps.clock.now();
  const isOnce = contract.idempotent && isWrite && options.inTransaction !== false;
  const key = isOnce && caller ? context.req.header("idempotency-key") : undefined;
  if (!key || !caller) return next({ ...call, intent: null, at });
  const intent = await intentOf({ key, userId: caller.user.userId, operation: name, fields, at });
  try {
    return await next({ ...call, intent, at });
  } catch (error) {
    return answerAfterFailure(deps.sql, intent, error, { isAtOnce: options.writesAtOnce === true });
  }
}

/** Inserts the key inside the transaction. A call that writes at once inserts its key in the same statement instead. */
export async function holdKey<Op extends Operation>(
  call: Transacted<Op>,
  next: Next<Transacted<Op>, Envelope>,
): Promise<Envelope> {
  const { sql, intent, options } = call;
  return intent && !options.writesAtOnce ? runOnce(sql, intent, () => next(call)) : next(call);
}
