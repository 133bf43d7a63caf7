import { NOON, templates } from "./noon.ts";
import { buildTemplate } from "../src/seed/build-template.ts";

/** Seeds one database for the run, at the instant at which the clocks of the tests stand. */
export default async function setup(): Promise<void> {
  await buildTemplate(templates, NOON);
}
