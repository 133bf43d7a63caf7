import { sendEnvelope } from "../../http/answer.ts";
import type { Next } from "../pipeline.ts";
import type { Arrived, Reply } from "../stages.ts";
import type { Operation } from "../validation.ts";
import { readersOf } from "./take-turn.ts";

/** Sends the answer or opens its stream, and counts the work of a read against its reader's share. */
export async function send<Op extends Operation>(
  call: Arrived<Op>,
  next: Next<Arrived<Op>, Reply>,
): Promise<Response> {
  const reply = await next(call);
  if (reply instanceof Response) return reply;
  const { deps, context, isWrite } = call;
  const openStream = context.get("stream");
  if (openStream && reply.envelope.responseCode === 1) return openStream();
  const { response, bytes } = await sendEnvelope(context, reply.envelope, reply.status);
  if (!isWrite) deps.reads.spend(readersOf(context), bytes);
  return response;
}
