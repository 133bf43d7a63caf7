import { createHash } from "node:crypto";
import type { Call, Input, Result } from "../contract/call.ts";
import type { ReadSql, Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { findFile } from "../http/find-file.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { placeOf } from "../http/rate-limit.ts";
import { readerOf } from "../http/reading-share.ts";
import { isSameSecret } from "../http/secret.ts";
import { spendShare } from "../http/upload-share.ts";
import { calculateDigest, requireFileSize, type UploadRow } from "../http/upload.ts";
import type { UploadedFile } from "../http/upload.store.ts";
import type { KycSide } from "../kyc/document-refusals.ts";
import { listRefused } from "../kyc/document-review.ts";
import { kycStore } from "../kyc/kyc.store.ts";
import { requireEmail } from "../profile/eligibility.ts";
import { isOver } from "../session/session.service.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { toWireDate } from "../contract/wire-values.ts";
import { kycCaptureStore, type OpenCapture } from "./kyc-capture.store.ts";

const MINUTE = 60_000;
const CANCELLED = 4;
/** The rate limit of the photos of one user, in kilobytes per day. */
const KILOBYTES = { points: 60_000, seconds: 86_400 };

const isWithin = (minutes: number, { capture }: OpenCapture, now: Date): boolean => {
  const age = now.getTime() - capture.createdAt.getTime();
  return age >= 0 && age <= minutes * MINUTE;
};

const endOf = (createdAt: Date): string =>
  toWireDate(new Date(createdAt.getTime() + lifetimes.captureMinutes * MINUTE));

/**
 * Returns the code of a link, which the computer shows and the phone's user types. It is derived from the id that only the
 * session of the computer knows, so that the link does not tell it.
 */
const codeOf = (captureId: string): string => {
  const number = createHash("sha256")
    .update(`code of a link for a phone:${captureId}`)
    .digest()
    .readUInt32BE();
  return String(number % 10_000).padStart(4, "0");
};

/** Throws a refusal for a user who cannot send this side of a document now. */
async function requireDocument(sql: Sql, user: UserRow, side: KycSide): Promise<void> {
  requireEmail(user);
  if (user.kycStatus === 0) return;
  const kyc = user.kycStatus === CANCELLED ? await kycStore.find(sql, user.userId) : null;
  if (!listRefused(kyc).includes(side))
    throw new Refusal("kycState", "Your verification is already under way.");
}

/** Creates a link for a phone in place of the user's earlier one, whose photo is deleted. */
export async function beginCapture(
  deps: Deps,
  { sql, deleteFile }: Pick<Call<"BeginKycCapture">, "sql" | "deleteFile">,
  given: { readonly userId: number; readonly sessionHash: string; readonly side: KycSide },
): Promise<Result<"BeginKycCapture">> {
  const user = await sessionStore.lockUser(sql, given.userId);
  // The session may have ended since the call arrived.
  if (!user || !(await sessionStore.holdOpen(sql, given.sessionHash)))
    throw new Problem(401, "signedOut", "Please sign in.");
  await requireDocument(sql, user, given.side);
  const [captureId, token, createdAt] = [deps.randomToken(), deps.randomToken(), deps.clock.now()];
  const before = await kycCaptureStore.replace(sql, { ...given, captureId, token, createdAt });
  if (before?.uploadId) deleteFile(before.uploadId);
  const link = `${deps.origin}/capture#${token}`;
  return { captureId, link, code: codeOf(captureId), endsAt: endOf(createdAt) };
}

/** Reads the state of a link, and the row of its photo once it has arrived, for the session that created the link. */
export async function readCapture(
  { clock }: Pick<Deps, "clock">,
  sql: ReadSql,
  given: { readonly captureId: string; readonly sessionHash: string },
): Promise<{ readonly state: Result<"GetKycCapture">["state"]; readonly photo: UploadedFile | null }> {
  const found = await kycCaptureStore.findOwn(sql, given);
  const now = clock.now();
  if (!found || !isWithin(lifetimes.capturedMinutes, found, now)) return { state: "ended", photo: null };
  const { capture, photo } = found;
  if (photo) return { state: "received", photo };
  if (!isWithin(lifetimes.captureMinutes, found, now)) return { state: "ended", photo: null };
  return { state: capture.openedAt ? "opened" : "waiting", photo: null };
}

/** Returns whether the photo of a link is read for the first time, which the audit records. */
export const isFirstRead = async ({ sql, clock }: Pick<Deps, "sql" | "clock">, captureId: string) => {
  const once = { points: 1, seconds: lifetimes.capturedMinutes * 60 };
  return (await placeOf(sql, `photo of a phone read:${captureId}`, once, clock.now())) === "last";
};

/** Reads the bytes of a photo; null if another link has replaced its link, which deletes the file. */
export async function readPhoto(
  deps: Pick<Deps, "files" | "logger" | "reads">,
  { uploadId, userId, fileName, mediaType }: UploadedFile,
): Promise<Omit<Result<"GetKycCapture">, "state"> | null> {
  const bytes = await findFile(deps, uploadId);
  if (bytes === null) return null;
  deps.reads.spend(readerOf(userId), bytes.byteLength);
  return {
    fileName,
    mediaType: mediaType === "image/png" ? "image/png" : "image/jpeg",
    content: Buffer.from(bytes).toString("base64"),
  };
}

/** Returns the same refusal for every reason, so that it reveals nothing about a link. */
const refused = () =>
  new Refusal(
    "tokenInvalid",
    `This link no longer works. Links work for ${lifetimes.captureMinutes} minutes, and take one photo.`,
  );

/** Finds the open link of a token, or a link that has its photo already; throws the refusal for every other token. */
async function requireLink(deps: Deps, sql: ReadSql, token: string): Promise<OpenCapture> {
  const found = await kycCaptureStore.findByToken(sql, token);
  const now = deps.clock.now();
  const minutes = found?.photo ? lifetimes.capturedMinutes : lifetimes.captureMinutes;
  if (!found || isOver(deps.config, found.session, now) || !isWithin(minutes, found, now)) throw refused();
  return found;
}

/** Opens a link by its code: returns the side that a phone must photograph, and notes that a phone has opened the link. */
export async function openCapture(
  deps: Deps,
  sql: Sql,
  { token, code }: Input<"OpenKycCapture">,
): Promise<Result<"OpenKycCapture"> & { readonly userId: number }> {
  const { capture, photo } = await requireLink(deps, sql, token);
  if (photo) throw refused();
  if (!isSameSecret(code, codeOf(capture.captureId)))
    throw new Refusal(
      "captureCodeWrong",
      "This code is wrong. Please type the code that your computer shows.",
    );
  await kycCaptureStore.noteOpened(sql, capture, deps.clock.now());
  return { side: capture.side, endsAt: endOf(capture.createdAt), userId: capture.userId };
}

/** Finds a link like {@link requireLink} that a phone has opened by its code. */
async function requireOpened(deps: Deps, sql: ReadSql, token: string): Promise<OpenCapture> {
  const found = await requireLink(deps, sql, token);
  if (!found.capture.openedAt) throw refused();
  return found;
}

/** Returns whether a file is the photo that a link has, sent again because the answer to the first request was lost. */
const isSame = async (photo: Pick<UploadedFile, "digest">, file: unknown): Promise<boolean> =>
  file instanceof Blob && photo.digest === (await calculateDigest(file));

/** Returns the user whose photo a token sends, before the file is read, and counts its size. */
export async function requireSender(
  deps: Deps,
  sql: Sql,
  { Token, File: file }: Input<"SendKycCapture">,
): Promise<{ readonly userId: number; readonly isRepeated: boolean }> {
  const { capture, photo } = await requireOpened(deps, sql, Token);
  const { userId } = capture;
  if (photo && !(await isSame(photo, file))) throw refused();
  if (!photo) await spendShare(deps, `photos of phones:${userId}`, KILOBYTES, [file]);
  return { userId, isRepeated: photo !== null };
}

/** Stores the photo of a phone; returns null if the same photo was stored before. */
export async function receivePhoto(
  deps: Deps,
  sql: Sql,
  { Token, File: file }: Input<"SendKycCapture">,
  upload: UploadRow,
): Promise<Pick<OpenCapture["capture"], "userId" | "side"> | null> {
  const { capture, session } = await requireOpened(deps, sql, Token);
  // The session is locked first, because the end of a session locks it before its links.
  if (!(await sessionStore.holdOpen(sql, session.tokenHash))) throw refused();
  if (!(await kycCaptureStore.lock(sql, capture))) throw refused();
  const { photo } = await requireLink(deps, sql, Token);
  if (!photo) {
    const stored = upload("File");
    // A file that fits may be larger once it is encoded again, and the form would not accept it.
    requireFileSize(stored.size);
    await kycCaptureStore.addPhoto(sql, capture, stored);
    return capture;
  }
  if (await isSame(photo, file)) return null;
  throw refused();
}

/** Deletes the links that are over, with their photos. */
export async function removeOutdatedCaptures(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - lifetimes.capturedMinutes * MINUTE);
  for (const row of await kycCaptureStore.listOutdated(deps.sql, before)) {
    await runInTransaction(deps.sql, (sql) => kycCaptureStore.remove(sql, row));
    // A file without a row that is left here is deleted by the purge.
    if (row.uploadId) await deps.files.delete(row.uploadId);
  }
}
