import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The languages other than English, each of which has a folder in the screens and in the addresses of visitors' pages.
 */
export const languageFolders: readonly string[] = readdirSync(
  join(import.meta.dirname, "../../packages/screens/src/locales"),
  { withFileTypes: true },
).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
