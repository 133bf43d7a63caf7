import type { Envelope } from "../../http/problem.ts";
import { checkIdentity } from "../identity.ts";
import type { Next } from "../pipeline.ts";
import type { Authenticated } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Throws a refusal for a call that names another user's account. */
export async function authorize<Op extends Operation>(
  call: Authenticated<Op>,
  next: Next<Authenticated<Op>, Envelope>,
): Promise<Envelope> {
  if (call.contract.audience !== "public") checkIdentity(call.name, call.fields, call.caller);
  return next(call);
}
