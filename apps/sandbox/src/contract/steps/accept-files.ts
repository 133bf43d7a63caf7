import type { Envelope } from "../../http/problem.ts";
import { spendUploadShare } from "../../http/upload-share.ts";
import { keepFiles, noFiles, readUploads } from "../../http/upload.ts";
import { findPriorAnswer } from "../idempotency.ts";
import { createCheckedCall } from "../handler-call.ts";
import type { Next } from "../pipeline.ts";
import type { Intended, WithFiles } from "../stages.ts";
import type { Operation } from "../validation.ts";
import { requireCaller } from "./authenticate.ts";

/**
 * Reads and stores the files of a call, after authorization and before the transaction, so that no transaction waits
 * for them. The files of a user have one share of bytes a day, over all operations. Deletes them again when their rows are not written.
 */
export async function acceptFiles<Op extends Operation>(
  call: Intended<Op>,
  next: Next<WithFiles<Op>, Envelope>,
): Promise<Envelope> {
  const { deps, options, intent, caller, fields } = call;
  const { uploads } = options;
  if (!uploads) return next({ ...call, files: noFiles });
  const prior = intent && (await findPriorAnswer(deps.sql, intent));
  if (prior) return prior;
  const admitted = await uploads.allowed(createCheckedCall(call));
  const userId = caller?.user.userId ?? admitted?.userId ?? 0;
  // A repeated call has the same files, as their digests show, so they are neither decoded nor stored again.
  if (admitted?.isRepeated) return next({ ...call, files: noFiles });
  const parts = Object.keys(uploads.kinds).map((field): unknown => Reflect.get(fields, field));
  // A phone sends by a link of a user whose address is verified.
  const isVerified = !caller || caller.user.emailVerifiedAt !== null;
  await spendUploadShare(deps, { userId, isVerified }, parts);
  return keepFiles(deps, userId, await readUploads(userId, fields, uploads.kinds), async (files) => {
    // Reading and storing files takes time, in which the session may have ended.
    await requireCaller(call);
    return next({ ...call, files });
  });
}
