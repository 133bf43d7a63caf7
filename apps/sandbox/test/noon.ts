import { join } from "node:path";

/** Saturday noon, so that no test depends on the current day. */
export const NOON = "2026-11-21T12:00:00.000Z";

/** The folder of the database that every provider of the tests copies. */
export const templates = join(import.meta.dirname, "../node_modules/.cache/templates");
