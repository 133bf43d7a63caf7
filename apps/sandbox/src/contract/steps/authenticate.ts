import { type Envelope, Problem } from "../../http/problem.ts";
import { findCaller, tokenOf } from "../../session/session.service.ts";
import { type Caller, hashToken } from "../../session/session.store.ts";
import type { Next } from "../pipeline.ts";
import type { Arrived, Authenticated, Received } from "../stages.ts";
import type { Operation } from "../validation.ts";

/**
 * Returns the caller of the current session; throws a 401 where the contract requires a session, returns null for a
 * public operation.
 */
export async function requireCaller<Op extends Operation>({
  deps,
  contract: { audience },
  context,
}: Arrived<Op>): Promise<Caller | null> {
  const token = audience === "public" ? null : tokenOf(context, audience);
  // The owner is named by the hash of the token: a token in a request can have any length, and the queue stores the names of
  // its owners.
  const owners = token === null ? [] : [{ name: hashToken(token), allowance: 1 }];
  const caller =
    audience === "public" || token === null
      ? null
      : await deps.sessionLookups.take(owners, () => findCaller(deps, context, audience));
  context.set("caller", caller);
  if (audience !== "public" && !caller) throw new Problem(401, "signedOut", "Please sign in.");
  return caller;
}

/** Identifies the caller. Errors of the request are reported after this step, to authenticated callers only. */
export async function authenticate<Op extends Operation>(
  call: Received<Op>,
  next: Next<Authenticated<Op>, Envelope>,
): Promise<Envelope> {
  const caller = await requireCaller(call);
  const { received } = call;
  if (received.status === "rejected") throw received.reason;
  return next({ ...call, caller, fields: received.value, attempt: null });
}
