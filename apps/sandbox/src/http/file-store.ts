import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The name of a stored file, and the time it was stored. */
interface StoredFile {
  readonly id: string;
  readonly storedAt: Date;
}

/** A file that is not in the store, which no repetition brings back. */
export class MissingFile extends Error {
  override readonly name = "MissingFile";

  constructor(id: string) {
    super(`There is no such file: ${id}`);
  }
}

/** The store of uploads: outside of any served folder, under generated names. */
export interface FileStore {
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Reads a file; rejects with {@link MissingFile} where there is none. */
  get(id: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Deletes a file; a missing one is no error. */
  delete(id: string): Promise<void>;
  list(): Promise<readonly StoredFile[]>;
}

const isName = (id: string): boolean => /^[\w-]{10,64}$/.test(id);

/** Validates that a name was generated here, so that no path leads out of the store. */
export function requireOwnName(id: string): string {
  if (!isName(id)) throw new Error("That is no name of ours");
  return id;
}

/** Creates a store in a folder. Files appear whole, by renaming. */
export function createFolderStore(folder: string): FileStore {
  const place = (id: string) => join(folder, requireOwnName(id));
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${place(id)}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${place(id)}.part`, place(id));
    },
    async get(id) {
      const bytes = await readFile(place(id)).catch((error: unknown) => {
        throw Reflect.get(Object(error), "code") === "ENOENT" ? new MissingFile(id) : error;
      });
      return new Uint8Array(bytes);
    },
    delete: (id) => rm(place(id), { force: true }),
    async list() {
      const names = await readdir(folder).catch(() => []);
      const files = names.filter(isName);
      return Promise.all(files.map(async (id) => ({ id, storedAt: (await stat(place(id))).mtime })));
    },
  };
}

/** Creates a store in memory, for tests. */
export function createMemoryStore(): FileStore {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly storedAt: Date }>();
  return {
    put: async (id, bytes) => void files.set(requireOwnName(id), { bytes, storedAt: new Date() }),
    async get(id) {
      const file = files.get(id);
      if (!file) throw new MissingFile(id);
      return new Uint8Array(file.bytes);
    },
    delete: async (id) => void files.delete(id),
    list: async () => [...files].map(([id, { storedAt }]) => ({ id, storedAt })),
  };
}
