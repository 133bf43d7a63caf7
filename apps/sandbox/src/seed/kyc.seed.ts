import { readFile } from "node:fs/promises";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import type { UserRow } from "../session/session.store.ts";
import { historyStore } from "./history.store.ts";
import { seedStore } from "./seed.store.ts";

const DAY = 86_400_000;

/** Inserts the documents of an identity check: specimens, a copy for each user. */
export async function seedKyc(
  { files, randomToken }: Pick<Deps, "files" | "randomToken">,
  sql: Sql,
  user: UserRow,
  submittedAt: Date,
): Promise<void> {
  const sides: string[] = [];
  for (const side of ["front", "back"]) {
    const bytes = await readFile(new URL(`specimen-${side}.png`, import.meta.url));
    const uploadId = randomToken();
    await files.put(uploadId, bytes);
    const file = { fileName: `${side}.png`, mediaType: "image/png", size: bytes.length };
    await historyStore.insertDocument(sql, {
      uploadId,
      userId: user.userId,
      ...file,
      createdAt: submittedAt,
    });
    sides.push(uploadId);
  }
  const [frontId = "", backId = ""] = sides;
  const [firstName = "", ...lastNames] = user.fullName.split(" ");
  const reason = user.kycStatus === 4 ? "The photo of the back side is too dark to read." : null;
  if (reason !== null) await seedStore.changeUser(sql, user.userId, { kycReason: reason });
  await historyStore.insertKycCase(sql, {
    userId: user.userId,
    firstName,
    lastName: lastNames.join(" "),
    contactNumber: user.contactNumber,
    dateOfBirth: user.dateOfBirth ?? submittedAt,
    address: "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
    nationality: "Malaysian",
    documentType: "national-id",
    documentNumber: `90051310${user.userId}`,
    frontId,
    backId,
    submittedAt,
    ...(user.kycStatus === 4 &&
      ({ frontState: "accepted", backState: "refused", backReason: "dark" } as const)),
    decidedAt: user.kycStatus === 1 ? null : new Date(submittedAt.getTime() + DAY),
    reason,
  });
}
