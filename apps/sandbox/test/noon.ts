import { join } from "node:path";

/** Saturday noon, so that nothing in a test hangs on the day it runs. */
export const NOON = "2026-11-21T12:00:00.000Z";

/** Where the database lies that every provider of the tests is copied from. */
export const templates = join(import.meta.dirname, "../node_modules/.cache/templates");
