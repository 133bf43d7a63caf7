import { type Envelope, failure, Refusal, success } from "../../http/problem.ts";
import { handlerCall } from "../handler-call.ts";
import type { Audited } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Calls the handler. A refusal that keeps its changes is returned; any other refusal rolls the transaction back. */
export async function handle<Op extends Operation>(call: Audited<Op>): Promise<Envelope> {
  try {
    return success(await call.handler(handlerCall(call)));
  } catch (error) {
    if (error instanceof Refusal && error.keepsChanges) return failure(error);
    throw error;
  }
}
