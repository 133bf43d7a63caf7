import { run } from "./run.ts";

// Sizes first, then speed as ratios to references within one run.
const built = await run("pnpm", ["build"]);
const sizes = built === 0 ? await run("size-limit", []) : built;
const rates = await run("node", ["apps/sandbox/bench/bench.ts"]);
// The slowdown of other clients while one floods the provider.
const floods = await run("node", ["apps/sandbox/bench/floods.ts"]);
// The client's side: 5,000 rows without and with rendering, and the slowest interactions.
const rows = await run("node", ["packages/screens/bench/listing.ts"]);
const feel = await run("node", ["apps/portal/bench/interactions.ts"]);
process.exitCode = Math.max(sizes, rates, floods, rows, feel);
