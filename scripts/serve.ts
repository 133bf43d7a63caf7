import { run } from "./run.ts";

const built = await run("pnpm", ["--filter", "@broker/portal", "build"]);
// What a first start of the provider is copied from.
if (built === 0) await run("node", ["apps/sandbox/src/seed/build-template.ts"]);
process.exitCode = built === 0 ? await run("node", ["apps/sandbox/src/main.ts"]) : built;
