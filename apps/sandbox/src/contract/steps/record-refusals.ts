import { recordRefusal } from "../../control/refusal.service.ts";
import { type Envelope, toFailureEnvelope, Problem, Refusal } from "../../http/problem.ts";
import type { Next } from "../pipeline.ts";
import type { Answer, Faulted } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Turns refusals and problems of later steps into envelopes, and records them in the audit within a limit of rows. */
export async function recordRefusals<Op extends Operation>(
  call: Faulted<Op>,
  next: Next<Faulted<Op>, Envelope>,
): Promise<Answer> {
  try {
    return { status: 200, envelope: await next(call) };
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Problem)) throw error;
    const { deps, name, context } = call;
    const envelope = toFailureEnvelope(error);
    const status = error instanceof Problem ? error.status : 200;
    if (error instanceof Problem && error.retryAfter !== null)
      context.header("Retry-After", String(error.retryAfter));
    const { caller } = context.var;
    const { responseCode } = envelope;
    await recordRefusal(deps, context, { operation: name, status, responseCode, caller });
    return { status, envelope };
  }
}
