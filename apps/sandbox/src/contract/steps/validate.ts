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

/** Throws a refusal for a request that does not match the contract's schema. */
export async function validate<Op extends Operation>(
  call: Authenticated<Op>,
  next: Next<Valid<Op>, Envelope>,
): Promise<Envelope> {
  const input: object = call.fields;
  requireInput(call.name, input);
  return next({ ...call, input });
}
