import { everyAnswer } from "../../http/security.ts";
import type { Next } from "../pipeline.ts";
import type { Answer, Faulted, Reply } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** The headers of cached answers, in one object: setting them one by one costs more than the rest of the answer. */
const keptHeaders = { ...everyAnswer, "cache-control": "no-store", "content-type": "application/json" };

/** Answers a look-up that is the same for all clients from the cache, or stores its answer there. */
export async function remember<Op extends Operation>(
  call: Faulted<Op>,
  next: Next<Faulted<Op>, Answer>,
): Promise<Reply> {
  const { deps, name, options, context, fault } = call;
  // A query is part of the cache key; a body is not read yet.
  if (!options.isCached || context.req.method !== "GET" || fault) return next(call);
  const question = `${name}${URL.parse(context.req.url)?.search ?? ""}`;
  const kept = deps.lookups.read(question);
  if (kept !== null) return new Response(kept, { headers: keptHeaders });
  const answer = await next(call);
  if (answer.envelope.responseCode === 1) deps.lookups.keep(question, JSON.stringify(answer.envelope));
  return answer;
}
