import { type Envelope, toFailureEnvelope, Refusal, toSuccessEnvelope } from "../../http/problem.ts";
import { createHandlerCall } from "../handler-call.ts";
import type { Audited } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Calls the handler. A refusal that keeps its changes is returned; any other refusal rolls the transaction back. */
export async function handle<Op extends Operation>(call: Audited<Op>): Promise<Envelope> {
  try {
    return toSuccessEnvelope(await call.handler(createHandlerCall(call)));
  } catch (error) {
    if (error instanceof Refusal && error.keepsChanges) return toFailureEnvelope(error);
    throw error;
  }
}
