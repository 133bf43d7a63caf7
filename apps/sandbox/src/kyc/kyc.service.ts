import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import type { UploadRow } from "../http/upload.ts";
import { readBirthDate } from "../profile/birth-date.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { requireName } from "../profile/name.ts";
import { requireAcceptedDocument } from "./accepted-document.ts";
import { readValidUntil } from "./document-expiry.ts";
import { describeRefusals, type DocumentRefusals } from "./document-refusals.ts";
import { createReview } from "./document-review.ts";
import { kycStore, noExpiry, noReview, type ReviewColumns } from "./kyc.store.ts";
import { requirePostalCode } from "./postal-code.ts";
import { requireEmail } from "../profile/eligibility.ts";
import type { UserRow } from "../session/session.store.ts";

/** The steps that staff can take with an identity check, each with its source and target states. */
export const kycSteps = {
  approve: { from: [1], to: 3 },
  cancel: { from: [1, 3], to: 4 },
  // Staff also refuse an approved document, because it has expired.
  refuse: { from: [1, 3], to: 4 },
  reopen: { from: [4], to: 0 },
} as const;

const letters = {
  approve: "identityApproved",
  cancel: "identityCancelled",
  refuse: "identityDocumentsRefused",
  reopen: "identityReopened",
} as const;

/**
 * Throws for a user who cannot submit documents: without a verified address, or with a check that is pending or
 * decided.
 */
function requireOpenCheck(user: UserRow): void {
  requireEmail(user);
  if (user.kycStatus !== 0) throw new Refusal("kycState", "Your verification is already under way.");
}

/**
 * Returns the date of birth of a submission; throws for a submission that is not accepted, whatever its images are, so
 * that no image is decoded for it.
 */
export function requireSubmission(
  { clock, config }: Pick<Deps, "clock" | "config">,
  user: UserRow,
  input: Input<"KycVerification">,
): Date {
  const dateOfBirth = readBirthDate("DateOfBirth", input.DateOfBirth, clock.now(), config);
  requireOpenCheck(user);
  requirePostalCode(input.Address, user.countryCode, config);
  requireAcceptedDocument(input.DocumentType, user.countryCode, config);
  return dateOfBirth;
}

/** Reads the images of a document; its back is required unless the company lists its kind as one-sided. */
function documentOf(deps: Deps, input: Input<"KycVerification">, upload: UploadRow) {
  const front = upload("FrontKyc");
  const isBackless = deps.config.identity.documentsWithoutBack.includes(input.DocumentType);
  if (isBackless && input.BackKyc === undefined) return { front, back: null };
  if (input.BackKyc === undefined) {
    const errors = [
      { path: "BackKyc", code: "required", message: "must be there for this kind of document" },
    ];
    throw new Problem(400, "malformed", "Back side of ID is required", { errors });
  }
  return { front, back: upload("BackKyc") };
}

/** Submits the documents of a user, once, and again after staff reopened the check; the check is then pending. */
export async function submitKyc(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"KycVerification">,
  upload: UploadRow,
): Promise<void> {
  const dateOfBirth = requireSubmission(deps, user, input);
  if (!(await kycStore.begin(sql, user.userId)))
    throw new Refusal("kycState", "Your verification is already under way.");
  const { front, back } = documentOf(deps, input, upload);
  const submitted = {
    firstName: requireName("FirstName", input.FirstName),
    lastName: requireName("LastName", input.LastName),
    contactNumber: input.ContactNumber,
    dateOfBirth,
    address: input.Address.trim(),
    nationality: input.Nationality.trim(),
    documentType: input.DocumentType,
    documentNumber: input.Id.trim(),
    frontId: front.uploadId,
    backId: back?.uploadId ?? null,
    submittedAt: deps.clock.now(),
    decidedAt: null,
    reason: null,
    ...noReview,
    ...noExpiry,
  };
  await kycStore.submit(sql, user.userId, submitted, back ? [front, back] : [front]);
}

/** A decision of staff on an identity check. */
export interface KycDecision {
  readonly step: keyof typeof kycSteps;
  readonly reason: string | null;
  /** The documents to refuse, for the step `refuse`. */
  readonly refusals: DocumentRefusals;
  /** When the documents on the page of staff were submitted; null where it is not known. */
  readonly submittedAt: string | null;
  /** The last day of the document, as staff entered it for the step `approve`; null if they entered no day. */
  readonly validUntil: string | null;
}

/** Returns the columns that a decision writes about each document; throws for a decision that staff must not or cannot make. */
async function reviewOf(
  { config }: Pick<Deps, "config">,
  sql: Sql,
  userId: number,
  { step, refusals, submittedAt }: KycDecision,
): Promise<ReviewColumns> {
  const kyc = await kycStore.find(sql, userId);
  // Staff must not approve documents that replaced those on their page.
  if (submittedAt !== null && kyc?.submittedAt.toISOString() !== submittedAt)
    throw new Problem(409, "kycState", "The client has sent other documents meanwhile. Please look at them.");
  if (step !== "refuse" || kyc === null) return noReview;
  if (!config.capabilities.includes("kycResubmission"))
    throw new Problem(404, "notFound", "There is no such decision.");
  return createReview(kyc, refusals);
}

/** Returns what a decision does to the approved name of its client: expired documents prove the name as before. */
function nameAfter({ step, refusals }: KycDecision): Parameters<typeof kycStore.move>[2]["name"] {
  if (step === "approve") return "replace";
  if (step === "reopen") return "leave";
  const refused = [refusals.front, refusals.back].flatMap((one) => one ?? []);
  const isExpired = refused.length > 0 && refused.every(({ reason }) => reason === "expired");
  return step === "refuse" && isExpired ? "keep" : "end";
}

/** Decides on an identity check; a repeated or illegal decision is a 409. */
export async function decideKyc(
  deps: Deps,
  sql: Sql,
  userId: number,
  decision: KycDecision,
): Promise<number> {
  const { step } = decision;
  const { from, to } = kycSteps[step];
  const reason = step === "refuse" ? describeRefusals(decision.refusals) : decision.reason;
  if (step === "reopen" && reason === null)
    throw new Problem(400, "malformed", "Please give a reason: the client reads it.");
  const now = deps.clock.now();
  const verifiedAt = to === 3 ? now : null;
  const documentValidUntil = to === 3 ? readValidUntil(decision.validUntil, now) : null;
  const written = { name: nameAfter(decision), from, to, verifiedAt, reason: to === 3 ? null : reason };
  const moved = await kycStore.move(sql, userId, written);
  if (moved === null) {
    if (!(await kycStore.isUser(sql, userId))) throw new Problem(404, "notFound", "There is no such user.");
    throw new Problem(409, "kycState", "This verification is not in a state for that.");
  }
  const review = await reviewOf(deps, sql, userId, decision);
  await kycStore.noteDecision(sql, userId, {
    decidedAt: now,
    reason,
    ...review,
    ...noExpiry,
    documentValidUntil,
  });
  if (to === 3) await kycStore.completeProfile(sql, userId);
  await sendLetter(deps, sql, userId, { kind: letters[step] });
  return moved;
}
