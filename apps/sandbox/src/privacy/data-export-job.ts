import * as v from "valibot";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { findFile } from "../http/find-file.ts";
import type { JobHandler } from "../jobs/job.service.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { type ArchivedFile, writeArchive } from "./archive.ts";
import { writeIndex } from "./archive-index.ts";
import { dataExportStore } from "./data-export.store.ts";
import { type PersonalData, readPersonalData } from "./personal-rows.store.ts";
import { indexWords } from "./words/index-words.ts";

const DAY = 86_400_000;
const Payload = v.object({ exportId: v.string() });

/** Returns the name of the archive; it has nothing that a client chose. */
export const fileNameOf = (madeAt: Date): string => `my-data-${madeAt.toISOString().slice(0, 10)}.zip`;

/** Yields the files of the archive, one in memory at a time; a file that is not in the store is replaced by a sentence. */
async function* listFiles(
  deps: Pick<Deps, "files" | "logger">,
  { index, missing }: { readonly index: string; readonly missing: string },
  data: PersonalData,
): AsyncGenerator<ArchivedFile> {
  const encoder = new TextEncoder();
  yield { name: "index.html", bytes: encoder.encode(index), isCompressed: false };
  for (const { file, json } of data.texts)
    yield { name: `${file}.json`, bytes: encoder.encode(json), isCompressed: false };
  for (const { uploadId, path } of data.files) {
    const bytes = await findFile(deps, uploadId);
    yield bytes
      ? { name: path, bytes, isCompressed: true }
      : { name: `${path}.missing.txt`, bytes: encoder.encode(missing), isCompressed: false };
  }
}

/**
 * Creates the job that makes a copy of all data about a client: it reads them in one snapshot, writes the archive in
 * parts and stores these once. A second run of the job finds the copy made, and does nothing.
 */
export function createDataExportJob(deps: Deps): JobHandler {
  return async (payload) => {
    const { exportId } = v.parse(Payload, payload);
    const open = await dataExportStore.findOpen(deps.sql, exportId);
    if (!open) return;
    const { userId, language } = open;
    const data = await deps.standbys.readNow((sql) => readPersonalData(sql, userId), {
      isolationLevel: "repeatable read",
    });
    const madeAt = deps.clock.now();
    const fileName = fileNameOf(madeAt);
    const parts: { readonly uploadId: string; readonly size: number }[] = [];
    const drop = () => Promise.all(parts.map(({ uploadId }) => deps.files.delete(uploadId)));
    try {
      const index = await writeIndex(data, { language, madeAt });
      const words = { index, missing: indexWords[language].missing };
      const size = await writeArchive(listFiles(deps, words, data), madeAt, async (bytes) => {
        const uploadId = deps.randomToken();
        parts.push({ uploadId, size: bytes.length });
        await deps.files.put(uploadId, bytes);
      });
      const rows = parts.map((part) => ({
        uploadId: part.uploadId,
        size: part.size,
        userId,
        fileName,
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
