import type { Input, Result } from "../contract/call.ts";
import type { ReadSql, Sql } from "../db/database.ts";
import { kycSides } from "../db/names.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import type { UploadRow } from "../http/upload.ts";
import type { KycSide } from "../kyc/document-refusals.ts";
import { listRefused, listSides, toReviewId, readDecision } from "../kyc/document-review.ts";
import { type KycCase, kycStore } from "../kyc/kyc.store.ts";
import { requireEmail } from "../profile/eligibility.ts";
import type { UserRow } from "../session/session.store.ts";

const APPROVED = 3;
const CANCELLED = 4;
const fields = { front: "FrontKyc", back: "BackKyc" } as const satisfies Record<KycSide, string>;

/** Reads the review of each document of a user's identity check. */
export async function findReview(
  sql: ReadSql,
  { userId, kycStatus }: Pick<UserRow, "userId" | "kycStatus">,
): Promise<Result<"GetKycReview">> {
  const kyc = await kycStore.find(sql, userId);
  const isRefused = kycStatus === CANCELLED;
  if (kyc === null || kycStatus === 0 || (isRefused && listRefused(kyc).length === 0))
    return { reviewId: null, documents: [] };
  const documents = listSides(kyc).map((side) => {
    const { state, reason, comment } = readDecision(kyc, side);
    if (state === "refused") return { side, state, reason, comment };
    const decided = kycStatus === APPROVED ? "accepted" : (state ?? "pending");
    return { side, state: decided, reason: null, comment: null } as const;
  });
  return { reviewId: isRefused ? toReviewId(kyc) : null, documents };
}

const underWay = () => new Refusal("kycState", "Your verification is already under way.");

/**
 * Returns the check and the sides to replace, for a resubmission that has a file for each refused document and for no
 * other. Throws a refusal where nothing is refused, or not by the decision that the client saw.
 */
async function requireRefused(
  sql: Sql,
  { userId, kycStatus }: Pick<UserRow, "userId" | "kycStatus">,
  input: Input<"ResubmitKyc">,
): Promise<{ readonly kyc: KycCase; readonly refused: readonly KycSide[] }> {
  const kyc = kycStatus === CANCELLED ? await kycStore.find(sql, userId) : null;
  const refused = listRefused(kyc);
  if (kyc === null || refused.length === 0) throw underWay();
  if (toReviewId(kyc) !== input.ReviewId)
    throw new Refusal(
      "kycState",
      "Your documents were looked at again meanwhile. Please read what was decided.",
    );
  const errors = kycSides.flatMap((side) => {
    const isSent = input[fields[side]] !== undefined;
    if (isSent === refused.includes(side)) return [];
    const message = isSent ? "must not be there: it is not refused" : "must be there: it was refused";
    return [{ path: fields[side], code: isSent ? "surplus" : "required", message }];
  });
  if (errors.length > 0)
    throw new Problem(400, "malformed", "Please send exactly the documents that were refused.", { errors });
  return { kyc, refused };
}

/** Throws for a user who cannot send these documents again, before the files are read. */
export async function requireResubmission(
  sql: Sql,
  user: UserRow,
  input: Input<"ResubmitKyc">,
): Promise<void> {
  requireEmail(user);
  await requireRefused(sql, user, input);
}

/** Replaces the refused documents of a user; the check is then pending. Returns the replaced sides. */
export async function submitAgain(
  deps: Pick<Deps, "clock">,
  sql: Sql,
  user: UserRow,
  input: Input<"ResubmitKyc">,
  upload: UploadRow,
): Promise<readonly KycSide[]> {
  requireEmail(user);
  const { userId } = user;
  // Locks the user, so that neither staff nor a second request changes the check meanwhile.
  if (!(await kycStore.beginAgain(sql, userId))) throw underWay();
  const { kyc, refused } = await requireRefused(sql, { userId, kycStatus: CANCELLED }, input);
  const files = refused.map((side) => ({ side, file: upload(fields[side]) }));
  await kycStore.replace(sql, kyc, files, deps.clock.now());
  return refused;
}
