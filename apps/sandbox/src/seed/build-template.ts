import { randomBytes } from "node:crypto";
import { createClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { openEmbedded } from "../db/database.ts";
import { readTemplate, templateFolder } from "../db/template.ts";
import { createMemoryStore } from "../http/file-store.ts";
import { seed } from "./seed.ts";

/** Builds the database that a first start copies, so that the start need not migrate and seed. */
export async function buildTemplate(folder = templateFolder, at: string | null = null): Promise<void> {
  if (await readTemplate(folder)) return;
  const database = await openEmbedded(null);
  await seed({
    sql: database.sql,
    config: readConfig({}),
    clock: createClock(at === null ? null : Date.parse(at)),
    files: createMemoryStore(),
    randomToken: () => randomBytes(32).toString("base64url"),
  });
  await database.keepAsTemplate(folder);
  await database.close();
}

if (import.meta.main) await buildTemplate();
