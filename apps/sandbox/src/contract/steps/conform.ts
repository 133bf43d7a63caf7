import { OwnError } from "../../telemetry/error-description.ts";
import type { Next } from "../pipeline.ts";
import type { Answer, Faulted } from "../stages.ts";
import { findAnswerErrors, type Operation } from "../validation.ts";

/** Validates the answer by the contract; an invalid one is an internal error. */
export async function conform<Op extends Operation>(
  call: Faulted<Op>,
  next: Next<Faulted<Op>, Answer>,
): Promise<Answer> {
  const answer = await next(call);
  call.context.set("responseCode", answer.envelope.responseCode);
  const breach = findAnswerErrors(call.name, answer.status, answer.envelope);
  if (breach.length > 0)
    throw new OwnError(`The answer of ${call.name} breaks the contract: ${JSON.stringify(breach)}`);
  return answer;
}
