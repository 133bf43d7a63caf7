import { sql as raw } from "drizzle-orm";
import type { App } from "./env.ts";
import type { Deps } from "../deps.ts";

/** Alive, and ready: the database answers. */
export function healthRoutes(app: App, deps: Deps): void {
  app.get("/healthz", (context) => context.json({ ok: true }));
  app.get("/readyz", async (context) => {
    const isReady = await deps.sql.execute(raw`select 1`).then(
      () => true,
      () => false,
    );
    return context.json({ ok: isReady }, isReady ? 200 : 503);
  });
}
