import type { BrokerOptions } from "@broker/hooks";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";

/** Creates a storage in memory: the session and the drafts end with the program. */
export function createMemory(): BrokerOptions["local"] {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Creates a `fetch` that keeps the provider's cookies, as a browser does. */
export function createFetch(): NonNullable<BrokerOptions["fetch"]> {
  const cookies = new Map<string, string>();
  return async (request, init) => {
    request.headers.set("cookie", [...cookies.values()].join("; "));
    const response = await fetch(request, init);
    for (const line of response.headers.getSetCookie()) {
      const [cookie = "", name = ""] = /^([^=]+)=[^;]*/.exec(line) ?? [];
      cookies.set(name, cookie);
    }
    return response;
  };
}

/** Reads the file at a path; an empty one without a type where there is none. The hooks validate it. */
export async function readProof(path: string): Promise<File> {
  const ending = extname(path).slice(1).toLowerCase().replace("jpg", "jpeg");
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return new File([], path);
  return new File([bytes], basename(path), {
    type: ending === "pdf" ? "application/pdf" : `image/${ending}`,
  });
}
