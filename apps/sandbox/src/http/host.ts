import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import type { Env } from "./env.ts";
import { Problem } from "./problem.ts";

const here = new AsyncLocalStorage<string>();

/**
 * The portal's origin, for the links of letters and the way to a gateway: `PUBLIC_URL` where it is set, and else the
 * address that the request at hand was sent to, so that a demo works by each name that it has on its machine. Work
 * beside the requests takes `localhost`.
 */
export const portalOrigin = ({ publicUrl, port }: Pick<Config, "publicUrl" | "port">): string =>
  publicUrl ?? here.getStore() ?? new URL(`http://localhost:${port}`).origin;

/** Who asks for these asks a machine and not a name: load balancers, and Prometheus, which brings a token. */
const probes = new Set(["/healthz", "/readyz"]);
const figures = "/metrics";

const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Where staff work, and what clients have no business at. */
const isStaffPath = (path: string) =>
  /^\/sandbox(\/(backoffice|mailbox|mailbox\.json)(\/|$)|\/?$)/.test(path);

/**
 * Answers to its own names alone, so that no page elsewhere reaches it by a name that it points here. With a host of its
 * own for the back office, that is not there on the clients' host.
 */
export function ownHosts(config: Config): MiddlewareHandler<Env> {
  const { hosts, isLocalDemo, publicUrl, backofficeUrl, metricsToken } = config;
  const known = new Set(hosts);
  const staffHost = backofficeUrl === null ? null : new URL(backofficeUrl).host;
  const withoutUsualPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, "");
  return async (context, next) => {
    const { path, url } = context.req;
    const host = withoutUsualPort(context.req.header("host") ?? new URL(url).host);
    const isLocalName = localName.test(host);
    if (probes.has(path) || (path === figures && (metricsToken !== null || isLocalName))) return next();
    // By any port: what is forwarded to it from another one on this machine is as good.
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
