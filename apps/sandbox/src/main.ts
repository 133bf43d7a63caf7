#!/usr/bin/env node
import { complainAboutNode } from "./node-version.ts";

const HELP = `broker-sandbox [command]

Without a command it starts the provider with its portal, on http://localhost:4000 (PORT), with data in .data (DATA_DIR).
The first start creates the database of the demo accounts, which takes up to a minute.

  configure     writes a configuration into the pages of a built portal
  conformance   checks a provider against the contract
  synthetic     makes a deposit every minute, as a client does

Each command has --help. The variables of the provider are listed in the README of @broker/sandbox.
`;

const complaint = complainAboutNode();
if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}
// Older versions of Node.js cannot load the following modules.
if (process.argv[2] === "conformance") {
  const { runConformance } = await import("./conformance/command.ts");
  process.exit(await runConformance(process.argv.slice(3), { print: (text) => process.stdout.write(text) }));
}
if (process.argv[2] === "configure") {
  const { runConfigure } = await import("./portal/configure-command.ts");
  process.exit(await runConfigure(process.argv.slice(3), (text) => process.stdout.write(text)));
}
if (process.argv[2] === "synthetic") {
  const { runSynthetic } = await import("./synthetic/command.ts");
  const ended = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => ended.abort());
  const print = (text: string) => process.stdout.write(text);
  process.exit(await runSynthetic(process.argv.slice(3), { print, signal: ended.signal }));
}
if (process.argv.length > 2) {
  const isAsked = ["--help", "-h", "help"].includes(process.argv[2] ?? "");
  (isAsked ? process.stdout : process.stderr).write(HELP);
  process.exit(isAsked ? 0 : 2);
}
const { prepare } = await import("./prepare.ts");
prepare(process.env["DATA_DIR"] ?? ".data");
// Imported here, so that all modules are loaded as `prepare` configured it.
const { start } = await import("./start.ts");
const { StartError } = await import("./config.ts");
const { describeError } = await import("./telemetry/error-description.ts");

await start().catch((error: unknown) => {
  // The message of an unexpected error is not shown: it may contain data of the database.
  console.error(error instanceof StartError ? error.message : JSON.stringify(describeError(error), null, 2));
  process.exit(1);
});
