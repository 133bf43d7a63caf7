import type { Context } from "hono";
import { isLocalHost } from "../environment.ts";
import type { App, Env } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { isSameSecret } from "../http/secret.ts";

/** The headers of a proxy. A request with such a header comes from another client than the peer of the connection. */
const FORWARDED = ["forwarded", "x-forwarded-for", "via"] as const;

/**
 * Returns whether this machine itself sent the request: the server listens on loopback only, and no proxy forwarded it.
 */
function isThisMachine(context: Context<Env>, host: string): boolean {
  return isLocalHost(host) && FORWARDED.every((name) => context.req.header(name) === undefined);
}

/**
 * Adds the metrics for Prometheus: with `METRICS_TOKEN` to clients that send it, without it to this machine only.
 * Others get a 404, because metrics reveal the volume of business.
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
