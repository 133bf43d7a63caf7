import { isAnswering } from "../db/database.ts";
import type { App } from "./env.ts";
import type { Deps } from "../deps.ts";

/** Adds the health checks: the process is running, and the database answers. */
export function healthRoutes(app: App, deps: Deps): void {
  app.get("/healthz", (context) => context.json({ ok: true }));
  app.get("/readyz", async (context) => {
    const isReady = await isAnswering(deps.sql);
    return context.json({ ok: isReady }, isReady ? 200 : 503);
  });
}
