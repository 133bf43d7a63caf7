import { everyAnswer } from "../../http/security.ts";
import type { Next } from "../pipeline.ts";
import type { Answer, Faulted, Reply } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Of answers from memory, in one piece: to set them one by one would cost more than all the rest. */
const keptHeaders = { ...everyAnswer, "cache-control": "no-store", "content-type": "application/json" };

/** Answers a look-up that is the same for everybody from memory, or keeps its answer for a moment. */
export async function remember<Op extends Operation>(
  call: Faulted<Op>,
  next: Next<Faulted<Op>, Answer>,
): Promise<Reply> {
  const { deps, name, options, context, fault } = call;
  // A query is a part of what was asked; a body is not looked at before it was read.
  if (!options.isCached || context.req.method !== "GET" || fault) return next(call);
  const question = `${name}${URL.parse(context.req.url)?.search ?? ""}`;
  const kept = deps.lookups.read(question);
  if (kept !== null) return new Response(kept, { headers: keptHeaders });
  const answer = await next(call);
  if (answer.envelope.responseCode === 1) deps.lookups.keep(question, JSON.stringify(answer.envelope));
  return answer;
}
