import type { Envelope } from "../../http/problem.ts";
import { consume, consumeOf } from "../../http/rate-limit.ts";
import type { Next } from "../pipeline.ts";
import type { Authenticated, Valid } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** For every call that changes something; reading calls are limited where they say so. */
const WRITE_LIMIT = { points: 300, seconds: 60 };

/** Counts a try of the caller, or of the address without one, before the request is judged: refused tries count too. */
export async function limit<Op extends Operation>(
  call: Authenticated<Op>,
  next: Next<Authenticated<Op>, Envelope>,
): Promise<Envelope> {
  const { deps, name, options, caller, context, isWrite } = call;
  const { address } = context.var;
  const who = caller ? { userId: caller.user.userId } : { address };
  const writes = caller ? "write" : `write:${name}`;
  if (isWrite && !options.countsItself) await consumeOf(deps.sql, writes, who, WRITE_LIMIT, deps.clock.now());
  if (options.limit) await consumeOf(deps.sql, name, who, options.limit, deps.clock.now());
  return next(call);
}

/** Counts a try per something that the request names, such as the account that a letter goes to. */
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
