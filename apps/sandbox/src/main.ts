#!/usr/bin/env node
import { prepare } from "./prepare.ts";

prepare(process.env["DATA_DIR"] ?? ".data");
// Only now, so that all of it is loaded in the way that was prepared.
const { start } = await import("./start.ts");
const { StartError } = await import("./config.ts");

await start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
});
