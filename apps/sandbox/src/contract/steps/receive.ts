import type { Envelope } from "../../http/problem.ts";
import type { Next } from "../pipeline.ts";
import { readFields } from "../request.ts";
import type { Faulted, Received } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Reads the request to its end before authentication: a body may take minutes, in which its session may end. */
export async function receive<Op extends Operation>(
  call: Faulted<Op>,
  next: Next<Received<Op>, Envelope>,
): Promise<Envelope> {
  const [received] = await Promise.allSettled([readFields(call.context, call.name)]);
  return next({ ...call, received });
}
