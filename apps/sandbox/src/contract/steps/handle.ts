import { type Envelope, failure, Refusal, success } from "../../http/problem.ts";
import { handlerCall } from "../handler-call.ts";
import type { Audited } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Does what the call is for. A refusal that keeps its changes is an answer; any other ends the transaction. */
export async function handle<Op extends Operation>(call: Audited<Op>): Promise<Envelope> {
  try {
    return success(await call.handler(handlerCall(call)));
  } catch (error) {
    if (error instanceof Refusal && error.keepsChanges) return failure(error);
    throw error;
  }
}
