import { run } from "./run.ts";

// The provider restarts and the portal reloads when a file changes. Open http://localhost:5173.
const codes = await Promise.all([
  run("pnpm", ["--filter", "@broker/sandbox", "dev"]),
  run("pnpm", ["--filter", "@broker/portal", "dev"]),
]);
process.exitCode = Math.max(...codes);
