import type { Envelope } from "../../http/problem.ts";
import { consume, consumeOf, consumeWithin } from "../../http/rate-limit.ts";
import type { Next } from "../pipeline.ts";
import type { Authenticated, Valid } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** The rate limit of every write; reads have separate limits. */
const WRITE_LIMIT = { points: 300, seconds: 60 };

/** Counts an attempt of the caller, or of the address without one, before validation: refused attempts count too. */
export async function limit<Op extends Operation>(
  call: Authenticated<Op>,
  next: Next<Authenticated<Op>, Envelope>,
): Promise<Envelope> {
  const { deps, name, options, caller, context, isWrite } = call;
  const { address } = context.var;
  const who = caller ? { userId: caller.user.userId } : { address };
  const writes = caller ? "write" : `write:${name}`;
  // An operation with a limit of its own has two counts, which are written in separate transactions.
  if (caller && options.writesAtOnce && !options.limit) {
    const what = `${writes}:${caller.user.userId}`;
    return consumeWithin(deps.sql, what, WRITE_LIMIT, deps.clock.now(), (attempt) =>
      next({ ...call, attempt }),
    );
  }
  if (isWrite && !options.countsItself) await consumeOf(deps.sql, writes, who, WRITE_LIMIT, deps.clock.now());
  if (options.limit) await consumeOf(deps.sql, name, who, options.limit, deps.clock.now());
  return next(call);
}

/** Counts an attempt per target of the request, such as the account that an e-mail goes to. */
export async function limitPerTarget<Op extends Operation>(
  call: Valid<Op>,
  next: Next<Valid<Op>, Envelope>,
): Promise<Envelope> {
  const { deps, name, options, input } = call;
  if (options.limitPer) {
    const target = options.limitPer(input);
    await consume(deps.sql, `${name}:${target.key}`, target.limit, deps.clock.now());
  }
  return next(call);
}
