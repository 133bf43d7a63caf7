import { run } from "./run.ts";

// Sizes first, then speed as ratios against bare references within one run.
const built = await run("pnpm", ["build"]);
const sizes = built === 0 ? await run("size-limit", []) : built;
const rates = await run("node", ["apps/sandbox/bench/bench.ts"]);
process.exitCode = Math.max(sizes, rates);
