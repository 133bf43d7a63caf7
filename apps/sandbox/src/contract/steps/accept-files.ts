import { type Envelope, Problem } from "../../http/problem.ts";
import { noFiles, putAway, readUploads } from "../../http/upload.ts";
import { priorAnswer } from "../idempotency.ts";
import { judgedCall } from "../handler-call.ts";
import type { Next } from "../pipeline.ts";
import type { Intended, WithFiles } from "../stages.ts";
import type { Operation } from "../validation.ts";
import { requireCaller } from "./authenticate.ts";

/**
 * Opens the files of a call and puts them away, from who may send them and before the transaction, which is not to wait
 * for that. Those whose rows are not written are deleted again.
 */
export async function acceptFiles<Op extends Operation>(
  call: Intended<Op>,
  next: Next<WithFiles<Op>, Envelope>,
): Promise<Envelope> {
  const { deps, options, intent, caller, fields } = call;
  const { uploads } = options;
  if (!uploads) return next({ ...call, files: noFiles });
  const prior = intent && (await priorAnswer(deps.sql, intent));
  if (prior) return prior;
  await uploads.allowed(judgedCall(call));
  const userId = caller?.user.userId ?? 0;
  const files = await putAway(deps, userId, await readUploads(userId, fields, uploads.kinds));
  try {
    // To open files and to put them away may take a while: the session may have ended.
    await requireCaller(call);
    const envelope = await next({ ...call, files });
    await files.keepWanted();
    return envelope;
  } catch (error) {
    // What the database could not tell of may be done. A file too many is tidied up later, one too few stays lost.
    const isUnknown = error instanceof Problem && error.status === 503;
    if (!isUnknown) await files.discard();
    throw error;
  }
}
