import { type Envelope, Problem } from "../../http/problem.ts";
import type { Input } from "../call.ts";
import type { Next } from "../pipeline.ts";
import type { Authenticated, Valid } from "../stages.ts";
import { type Operation, requestErrors } from "../validation.ts";

function requireInput<Op extends Operation>(
  operation: Op,
  fields: object,
): asserts fields is Input<Op> & object {
  const errors = requestErrors(operation, fields);
  if (errors.length > 0)
    throw new Problem(400, "malformed", "The request does not have the shape of the contract.", { errors });
}

/** Refuses a request that does not have the shape of the contract. */
export async function validate<Op extends Operation>(
  call: Authenticated<Op>,
  next: Next<Valid<Op>, Envelope>,
): Promise<Envelope> {
  const input: object = call.fields;
  requireInput(call.name, input);
  return next({ ...call, input });
}
