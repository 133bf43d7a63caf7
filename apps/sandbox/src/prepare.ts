import { lstatSync, mkdirSync } from "node:fs";
import { enableCompileCache, registerHooks } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/** Whether a folder is this user's, and nobody else can write in it. */
function isOursAlone(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  // Windows has neither; there a folder is whose the one above it is.
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}

/**
 * Keeps compiled modules in the data folder, so that the next start need not compile them. What is kept there is run:
 * in a folder that somebody else can write, or made, nothing is kept. Node itself tells its versions and changed files
 * apart.
 */
function keepCompiled(dataDir: string): void {
  const folder = join(dataDir, "compiled");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (isOursAlone(folder)) enableCompileCache(folder);
  } catch {
    // It starts without, or says why it cannot start at all.
  }
}

/**
 * Looks up drizzle's modules once each. Its package.json has 180 kB, and Node parses it anew for every import of it and
 * in it: 0.4 s and 200 MB of garbage at each start.
 */
function rememberDrizzle(): void {
  const found = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL ?? "";
      const isWithin = specifier.startsWith(".") && parent.includes("/node_modules/drizzle-orm/");
      const url = isWithin ? new URL(specifier, parent).href : found.get(specifier);
      if (url !== undefined) return { url, format: "module", shortCircuit: true };
      const result = next(specifier, context);
      if (specifier.startsWith("drizzle-orm")) found.set(specifier, result.url);
      return result;
    },
  });
}

/** Makes this process one that starts quickly and stays small; to be called before anything else is imported. */
export function prepare(dataDir: string): void {
  keepCompiled(dataDir);
  rememberDrizzle();
  // The embedded database's code is compiled once, quickly. Compiling its busy parts again with all optimisations takes
  // half a gigabyte and a second of both cores, and brings a tenth.
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
}
