import { buildTemplate } from "../src/seed/build-template.ts";
import { isEmbedded } from "./databases.ts";
import { NOON, templates } from "./noon.ts";

/**
 * Seeds the databases of the embedded engine that the tests copy: one for separate processes, and one at the instant of
 * the tests' clocks where they use that engine.
 */
export default async function setup(): Promise<void> {
  await buildTemplate();
  if (isEmbedded()) await buildTemplate(templates, NOON);
}
