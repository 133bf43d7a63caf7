import type { Deps } from "../deps.ts";
import { MissingFile } from "./file-store.ts";

/**
 * Reads a file of a client; null, with a line in the log, if it is not in the store, such as after it was deleted since its
 * row was read.
 */
export async function findFile({ files, logger }: Pick<Deps, "files" | "logger">, uploadId: string) {
  try {
    return await files.get(uploadId);
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
    logger.error({ err: error }, "a file of a client is not in the store");
    return null;
  }
}
