#!/usr/bin/env node
import { complainAboutNode } from "./node-version.ts";

const complaint = complainAboutNode();
if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}
// An older Node cannot even load what follows.
const { prepare } = await import("./prepare.ts");
prepare(process.env["DATA_DIR"] ?? ".data");
// Only now, so that all of it is loaded in the way that was prepared.
const { start } = await import("./start.ts");
const { StartError } = await import("./config.ts");
const { describeError } = await import("./telemetry/error-description.ts");

await start().catch((error: unknown) => {
  // Of an error that nobody foresaw no message is shown: it may hold what is in the database.
  console.error(error instanceof StartError ? error.message : JSON.stringify(describeError(error), null, 2));
  process.exit(1);
});
