import { run } from "./run.ts";

const portal = "http://localhost:5173";
// The provider restarts and the portal reloads when a file changes. E-mails and gateways link back to the portal.
const codes = await Promise.all([
  run("pnpm", ["--filter", "@broker/sandbox", "dev"], { PUBLIC_URL: portal }),
  run("pnpm", ["--filter", "@broker/portal", "dev"]),
]);
process.exitCode = Math.max(...codes);
