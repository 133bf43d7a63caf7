import { NOON, templates } from "./noon.ts";
import { buildTemplate } from "../src/seed/build-template.ts";

/** Seeds the databases that the tests copy: one at the instant of their clocks, and one for separate processes. */
export default async function setup(): Promise<void> {
  await buildTemplate(templates, NOON);
  await buildTemplate();
}
