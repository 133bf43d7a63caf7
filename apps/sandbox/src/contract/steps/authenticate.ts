import { type Envelope, Problem } from "../../http/problem.ts";
import { findCaller } from "../../session/session.service.ts";
import type { Caller } from "../../session/session.store.ts";
import type { Next } from "../pipeline.ts";
import type { Arrived, Authenticated, Received } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Who calls, by the session as it is now: a 401 where the contract asks for one, null for a public call. */
export async function requireCaller<Op extends Operation>({
  deps,
  contract: { audience },
  context,
}: Arrived<Op>): Promise<Caller | null> {
  const caller = audience === "public" ? null : await findCaller(deps, context, audience);
  context.set("caller", caller);
  if (audience !== "public" && !caller) throw new Problem(401, "signedOut", "Please sign in.");
  return caller;
}

/** Finds out who calls. What is wrong with a request is told after that, and to nobody who may not call. */
export async function authenticate<Op extends Operation>(
  call: Received<Op>,
  next: Next<Authenticated<Op>, Envelope>,
): Promise<Envelope> {
  const caller = await requireCaller(call);
  const { received } = call;
  if (received.status === "rejected") throw received.reason;
  return next({ ...call, caller, fields: received.value });
}
