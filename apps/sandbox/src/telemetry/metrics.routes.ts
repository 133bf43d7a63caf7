import type { Context } from "hono";
import { isLocalHost } from "../environment.ts";
import type { App, Env } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { isSameSecret } from "../http/secret.ts";

/** An answer that a proxy passes on goes to somebody else than the address that asks. */
const FORWARDED = ["forwarded", "x-forwarded-for", "via"] as const;

/** Whether who asks is this machine itself: it listens nowhere else, and no proxy stands between. */
function isThisMachine(context: Context<Env>, host: string): boolean {
  return isLocalHost(host) && FORWARDED.every((name) => context.req.header(name) === undefined);
}

/**
 * The figures for Prometheus. With `METRICS_TOKEN` to whoever brings it; without one to this machine alone.
 * To everybody else there is no such page: figures tell how much business there is.
 */
export function metricsRoutes(app: App, deps: Deps): void {
  const { host, metricsToken } = deps.config;
  app.get("/metrics", async (context) => {
    const given = context.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    const mayRead = metricsToken ? isSameSecret(given, metricsToken) : isThisMachine(context, host);
    if (!mayRead) throw new Problem(404, "notFound", "There is no such page.");
    const { contentType, body } = await deps.metrics.render();
    return context.body(body, 200, { "content-type": contentType, "cache-control": "no-store" });
  });
}
