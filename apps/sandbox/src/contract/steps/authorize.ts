import type { Envelope } from "../../http/problem.ts";
import { requirePurpose } from "../../session/purpose.ts";
import { requireRight, findRightOf } from "../../session/staff-rights.ts";
import { checkIdentity } from "../identity.ts";
import type { Next } from "../pipeline.ts";
import type { Authenticated } from "../stages.ts";
import type { Operation } from "../validation.ts";

/**
 * Throws a refusal for a call that names another user's account, that the session of a frame may not make, or that is for
 * another role of staff.
 */
export async function authorize<Op extends Operation>(
  call: Authenticated<Op>,
  next: Next<Authenticated<Op>, Envelope>,
): Promise<Envelope> {
  if (call.contract.audience !== "public") {
    checkIdentity(call.name, call.fields, call.caller);
    requirePurpose(call.name, call.isWrite, call.caller);
    const right = findRightOf(call.name);
    if (right && call.caller) requireRight(call.caller.user, right);
  }
  return next(call);
}
