import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where uploads lie: outside any served folder, under names of ours. */
export interface FileStore {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** Keeps files in a folder. A file is whole or absent: it is renamed into place. */
export function createFolderStore(folder: string): FileStore {
  const place = (id: string) => {
    if (!/^[\w-]{10,64}$/.test(id)) throw new Error("That is no name of ours");
    return join(folder, id);
  };
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${place(id)}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${place(id)}.part`, place(id));
    },
    get: async (id) => new Uint8Array(await readFile(place(id))),
  };
}

/** Keeps files in memory, for tests. */
export function createMemoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (id, bytes) => void files.set(id, bytes),
    async get(id) {
      const bytes = files.get(id);
      if (!bytes) throw new Error("There is no such file");
      return new Uint8Array(bytes);
    },
  };
}
