import * as v from "valibot";
import { runInTransaction } from "../db/transaction.ts";
import type { Language } from "../db/names.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { findFile } from "../http/find-file.ts";
import { enqueue, type JobHandler } from "../jobs/job.service.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { type Archive, createArchive } from "./archive.ts";
import { writeIndex } from "./archive-index.ts";
import { dataExportStore } from "./data-export.store.ts";
import type { OwnFile } from "./personal-rows.store.ts";
import { writePersonalTexts } from "./personal-texts.ts";
import { indexWords } from "./words/index-words.ts";

const DAY = 86_400_000;
const Payload = v.object({ exportId: v.string(), isLarge: v.optional(v.boolean(), false) });

/** Returns the name of the archive; it has nothing that a client chose. */
export const fileNameOf = (madeAt: Date): string => `my-data-${madeAt.toISOString().slice(0, 10)}.zip`;

/** A copy whose parts are stored. */
interface StoredCopy {
  readonly madeAt: Date;
  readonly size: number;
  readonly parts: readonly { readonly uploadId: string; readonly size: number }[];
}

const encode = (text: string): readonly Uint8Array[] => [new TextEncoder().encode(text)];

/** Adds the files of a client, one in memory at a time; a file that is not in the store is replaced by a sentence. */
async function addFiles(
  deps: Pick<Deps, "files" | "logger">,
  archive: Archive,
  files: readonly OwnFile[],
  missing: string,
): Promise<void> {
  for (const { uploadId, path } of files) {
    const bytes = await findFile(deps, uploadId);
    if (bytes) await archive.add(path, [bytes], true);
    else await archive.add(`${path}.missing.txt`, encode(missing));
  }
}

/**
 * Makes a copy of all data about a client, and stores its parts as they are written, so that one part and some rows are in
 * memory. Where a standby fails, its rows are read again from the primary into another archive.
 */
async function storeCopy(
  deps: Deps,
  { userId, language }: { readonly userId: number; readonly language: Language },
  stored: string[],
): Promise<StoredCopy> {
  const begun = await deps.standbys.readNow(
    async (sql) => {
      const madeAt = deps.clock.now();
      const parts: { readonly uploadId: string; readonly size: number }[] = [];
      const archive = createArchive(madeAt, async (bytes) => {
        const uploadId = deps.randomToken();
        stored.push(uploadId);
        await deps.files.put(uploadId, bytes);
        parts.push({ uploadId, size: bytes.length });
      });
      return { madeAt, parts, archive, written: await writePersonalTexts(sql, userId, archive) };
    },
    { isolationLevel: "repeatable read" },
  );
  const { madeAt, parts, archive, written } = begun;
  await archive.add("index.html", encode(await writeIndex(written, { language, madeAt })));
  await addFiles(deps, archive, written.files, indexWords[language].missing);
  return { madeAt, parts, size: await archive.end() };
}

/**
 * Creates the job that makes a copy of all data about a client: it reads them in one snapshot, writes the archive in
 * parts and stores these once. A second run of the job finds the copy made, and does nothing. A large copy is made by a job in
 * another lane, so that it holds up no copy of usual size.
 */
export function createDataExportJob(deps: Deps): JobHandler {
  return async (payload) => {
    const { exportId, isLarge } = v.parse(Payload, payload);
    const open = await dataExportStore.findOpen(deps.sql, exportId);
    if (!open) return;
    const { userId } = open;
    if (!isLarge && (await deps.standbys.readNow((sql) => dataExportStore.isLarge(sql, userId)))) {
      const large = { exportId, isLarge: true };
      const dueAt = deps.clock.now();
      return enqueue(deps.sql, { lane: "largeCopies", kind: "dataExport", payload: large, dueAt });
    }
    const stored: string[] = [];
    const drop = async (kept: ReadonlySet<string> = new Set()) => {
      for (const id of stored) if (!kept.has(id)) await deps.files.delete(id);
    };
    try {
      const { madeAt, parts, size } = await storeCopy(deps, open, stored);
      const rows = parts.map((part) => ({
        uploadId: part.uploadId,
        size: part.size,
        userId,
        fileName: fileNameOf(madeAt),
        mediaType: "application/zip",
        createdAt: madeAt,
      }));
      const availableUntil = new Date(madeAt.getTime() + lifetimes.dataExportDays * DAY);
      await runInTransaction(deps.sql, async (sql) => {
        const isKept = await dataExportStore.keep(sql, exportId, rows, { madeAt, availableUntil, size });
        if (!isKept) throw new AlreadyMade();
        const until = availableUntil.toISOString();
        await sendLetter(deps, sql, userId, { kind: "dataExportReady", availableUntil: until });
      });
      // The parts of a read that a standby did not finish; those that remain are deleted by the purge.
      await drop(new Set(parts.map(({ uploadId }) => uploadId))).catch((error: unknown) =>
        deps.logger.warn({ err: error }, "part of an unfinished copy not deleted"),
      );
    } catch (error) {
      await drop();
      if (!(error instanceof AlreadyMade)) throw error;
    }
  };
}

/** The worker whose claim this one had taken over was still running, and finished first. */
class AlreadyMade extends Error {
  override readonly name = "AlreadyMade";
}
