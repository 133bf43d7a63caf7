import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import type { Env } from "./env.ts";
import { Problem } from "./problem.ts";

const here = new AsyncLocalStorage<string>();

/**
 * Returns the origin of the portal, for links in e-mails and redirects to gateways: `PUBLIC_URL` where it is set,
 * otherwise the address of the current request, so that a demo works under each name of its machine. Jobs use
 * `localhost`.
 */
export const portalOriginOf = ({ publicUrl, port }: Pick<Config, "publicUrl" | "port">): string =>
  publicUrl ?? here.getStore() ?? new URL(`http://localhost:${port}`).origin;

/**
 * The paths that are requested by IP address and not by host name: the checks of load balancers, and Prometheus, which has a
 * token.
 */
const probes = new Set(["/healthz", "/readyz"]);
const figures = "/metrics";

const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Returns whether a path belongs to the back office. */
const isStaffPath = (path: string) =>
  /^\/sandbox(\/(backoffice|mailbox|mailbox\.json)(\/|$)|\/?$)/.test(path);

/**
 * Refuses requests for unknown hosts, so that no page elsewhere can reach the provider by DNS rebinding. When the back
 * office has a host of its own, its paths exist there only.
 */
export function requireOwnHost(config: Config): MiddlewareHandler<Env> {
  const { hosts, isLocalDemo, publicUrl, backofficeUrl, metricsToken } = config;
  const known = new Set(hosts);
  const staffHost = backofficeUrl === null ? null : new URL(backofficeUrl).host;
  const withoutUsualPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, "");
  return async (context, next) => {
    const { path, url } = context.req;
    const host = withoutUsualPort(context.req.header("host") ?? new URL(url).host);
    const isLocalName = localName.test(host);
    if (probes.has(path) || (path === figures && (metricsToken !== null || isLocalName))) return next();
    // Any port is accepted, because a port of this machine may be forwarded from another one.
    if (!known.has(host) && !(isLocalDemo && isLocalName))
      throw new Problem(
        421,
        "forbidden",
        `This address is not one of this provider. Open ${publicUrl ?? `http://localhost:${config.port}`}, or add its host to ALLOWED_HOSTS.`,
      );
    if (staffHost !== null && isStaffPath(path) && host !== staffHost)
      throw new Problem(404, "notFound", "There is no such page.");
    if (host === staffHost && path === "/") return context.redirect("/sandbox/backoffice");
    return publicUrl === null ? here.run(`http://${host}`, next) : next();
  };
}
