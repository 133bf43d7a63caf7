import { and, eq, inArray } from "drizzle-orm";
import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import type { StoreUpload } from "../http/upload.ts";
import { readBirthDate } from "../profile/birth-date.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { requireName } from "../profile/name.ts";
import { requireEmail } from "../profile/eligibility.ts";
import type { UserRow } from "../session/session.store.ts";

/** What the back office can do with an identity check, and from which states. */
export const kycSteps = {
  approve: { from: [1], to: 3 },
  cancel: { from: [1, 3], to: 4 },
} as const;

/** Refuses who cannot hand in documents: without a verified address, or while a check is under way or over. */
export function requireOpenCheck(user: UserRow): void {
  requireEmail(user);
  if (user.kycStatus !== 0) throw new Refusal("kycState", "Your verification is already under way.");
}

/** Hands in the documents of a user, once: the check is pending from then on. */
export async function submitKyc(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"KycVerification">,
  store: StoreUpload,
): Promise<void> {
  requireOpenCheck(user);
  const dateOfBirth = readBirthDate("DateOfBirth", input.DateOfBirth, deps.clock.now(), deps.config);
  const isFirst = and(eq(users.userId, user.userId), eq(users.kycStatus, 0));
  const moved = await sql.update(users).set({ kycStatus: 1 }).where(isFirst).returning();
  if (moved.length === 0) throw new Refusal("kycState", "Your verification is already under way.");
  const frontUpload = await store("FrontKyc");
  const backUpload = await store("BackKyc");
  await sql.insert(uploads).values([frontUpload, backUpload]);
  await sql.insert(kycCases).values({
    userId: user.userId,
    firstName: requireName("FirstName", input.FirstName),
    lastName: requireName("LastName", input.LastName),
    contactNumber: input.ContactNumber,
    dateOfBirth,
    address: input.Address.trim(),
    nationality: input.Nationality.trim(),
    documentType: input.DocumentType,
    documentNumber: input.Id.trim(),
    frontId: frontUpload.uploadId,
    backId: backUpload.uploadId,
    submittedAt: deps.clock.now(),
  });
}

/** Decides on an identity check; a repeated or an illegal decision is a 409. */
export async function decideKyc(
  deps: Deps,
  sql: Sql,
  userId: number,
  step: keyof typeof kycSteps,
  reason: string | null,
): Promise<number> {
  const { from, to } = kycSteps[step];
  const now = deps.clock.now();
  const [moved] = await sql
    .update(users)
    .set({ kycStatus: to, kycVerifiedAt: to === 3 ? now : null })
    .where(and(eq(users.userId, userId), inArray(users.kycStatus, [...from])))
    .returning();
  if (!moved) {
    const [known] = await sql.select({ id: users.userId }).from(users).where(eq(users.userId, userId));
    if (!known) throw new Problem(404, "notFound", "There is no such user.");
    throw new Problem(409, "kycState", "This verification is not in a state for that.");
  }
  await sql.update(kycCases).set({ decidedAt: now, reason }).where(eq(kycCases.userId, userId));
  const kind = step === "approve" ? "identityApproved" : "identityCancelled";
  await sendLetter(deps, sql, userId, { kind });
  return moved.kycStatus;
}
