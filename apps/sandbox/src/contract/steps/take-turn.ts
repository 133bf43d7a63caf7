import type { Context } from "hono";
import type { Env } from "../../http/env.ts";
import { crowdOf, networksOf } from "../../http/network.ts";
import type { Envelope } from "../../http/problem.ts";
import { readerOf, type Readers } from "../../http/reading-share.ts";
import type { Next } from "../pipeline.ts";
import type { Authenticated } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Returns the reader whose share a call uses. */
export function readersOf({ var: { caller, address } }: Context<Env>): Readers {
  return caller ? readerOf(caller.user.userId) : networksOf(address);
}

/** Delays a call until its client's turn; beyond the client's share it is a 429. */
export async function takeTurn<Op extends Operation>(
  call: Authenticated<Op>,
  next: Next<Authenticated<Op>, Envelope>,
): Promise<Envelope> {
  const { deps, isWrite, caller, options, context } = call;
  const work = () => next(call);
  if (!isWrite) return deps.reads.take(readersOf(context), work);
  // A call with a file has no turn among visitors, because its decoding would delay sign-ins.
  return caller || options.uploads
    ? deps.changes.take(readersOf(context), work)
    : deps.visitors.take(crowdOf(context.var.address), work);
}
