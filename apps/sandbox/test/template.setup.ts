import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildTemplate } from "../src/seed/build-template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the database lies that every provider of the tests is copied from. */
    templates: string;
  }
}

/** Seeds one database for the run, at the instant at which the clocks of the tests stand. */
export default async function setup(project: TestProject): Promise<void> {
  const folder = join(import.meta.dirname, "../node_modules/.cache/templates");
  await buildTemplate(folder, "2026-11-21T12:00:00.000Z");
  project.provide("templates", folder);
}
