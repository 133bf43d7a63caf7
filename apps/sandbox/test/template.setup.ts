import { NOON, templates } from "./noon.ts";
import { buildTemplate } from "../src/seed/build-template.ts";

/** Seeds a database for the providers of the tests, at the instant of their clocks, and one for those that are processes. */
export default async function setup(): Promise<void> {
  await buildTemplate(templates, NOON);
  await buildTemplate();
}
