import { lstatSync, mkdirSync } from "node:fs";
import { enableCompileCache, registerHooks } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/** Returns whether a folder belongs to this user and only this user can write to it. */
function isOursAlone(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  // Windows has neither user ids nor modes; there a folder belongs to the owner of its parent.
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}

/**
 * Enables the compile cache in the data folder, so that the next start is faster. Cached code is executed, so a folder
 * that another user made or can write to is not used. Node.js distinguishes its versions and changed files.
 */
function keepCompiled(dataDir: string): void {
  const folder = join(dataDir, "compiled");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (isOursAlone(folder)) enableCompileCache(folder);
  } catch {
    // The server starts without a cache, or reports itself why it cannot start.
  }
}

/**
 * Caches the resolution of drizzle's modules. Its package.json has 180 kB, and Node.js parses it for every import: 0.4
 * s and 200 MB of garbage per start.
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

/** Configures this process for a quick start and low memory; must be called before any other import. */
export function prepare(dataDir: string): void {
  keepCompiled(dataDir);
  rememberDrizzle();
  // The embedded database's code is compiled once, quickly. Optimising it would take half a gigabyte and a
  // second of both cores, for a tenth of speed.
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
}
