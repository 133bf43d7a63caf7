import { run } from "./run.ts";

const built = await run("pnpm", ["--filter", "@broker/portal", "build"]);
process.exitCode = built === 0 ? await run("node", ["apps/sandbox/src/main.ts"]) : built;
