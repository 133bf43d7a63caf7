import { damage, refuseFirst } from "../../control/faults.ts";
import type { Envelope } from "../../http/problem.ts";
import type { Next } from "../pipeline.ts";
import type { Arrived, Faulted, Reply } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Takes the fault that a test requested, and damages the finished answer with it. */
export async function damageByFault<Op extends Operation>(
  call: Arrived<Op>,
  next: Next<Faulted<Op>, Reply>,
): Promise<Reply> {
  const fault = call.deps.faults.take(call.name);
  const reply = await next({ ...call, fault });
  const isDamaged = fault !== null && !(reply instanceof Response);
  return isDamaged ? damage(fault, call.context, reply.envelope, reply.status) : reply;
}

/** Throws the refusal of a fault before any change is made. */
export async function refuseByFault<Op extends Operation>(
  call: Faulted<Op>,
  next: Next<Faulted<Op>, Envelope>,
): Promise<Envelope> {
  refuseFirst(call.fault);
  return next(call);
}
