import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Env } from "./env.ts";
import { Problem } from "./problem.ts";

/** What every answer carries; pages of the portal bring a policy of their own. */
export const everyAnswer = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;
const pairs = Object.entries(everyAnswer);
/** Nothing sets it alone: an answer that has it was made with all of them. */
const LAST = "permissions-policy";

/** Puts the security headers on every answer that does not set them itself. */
export const securityHeaders: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (headers.has(LAST)) return;
  for (const [name, value] of pairs) if (!headers.has(name)) headers.set(name, value);
};

/** Keeps an answer out of every cache, the one of the Back button among them, unless it says itself how it may be kept. */
export const neverKept: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
};

/** What stands in an address and is as good as a key: the token of a letter, the seal of an order. */
const keys = ["token", "seal"];

/** Whoever is led on from an address with a key in it does not tell anybody that address, or where it was. */
export const quietAddresses: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  const { req, res } = context;
  if (req.url.includes("?") && keys.some((key) => req.query(key) !== undefined))
    res.headers.set("referrer-policy", "no-referrer");
};

/** Lets the portals that are listed call the API from their own origins, with their users' cookies. Nobody else is told anything. */
export function otherPortals(allowed: readonly string[]): MiddlewareHandler<Env> {
  const share = cors({
    origin: [...allowed],
    credentials: true,
    allowMethods: ["GET", "POST"],
    allowHeaders: ["Content-Type", "Idempotency-Key"],
    exposeHeaders: ["X-Request-Id", "Retry-After"],
    maxAge: 600,
  });
  return async (context, next) => {
    if (allowed.includes(context.req.header("origin") ?? "")) return share(context, next);
    await next();
    if (allowed.length > 0) context.header("Vary", "Origin", { append: true });
  };
}

/**
 * Refuses what another site makes a browser send: by Sec-Fetch-Site, and by Origin where a browser does not send that.
 * The portals that are listed may call the API, and nothing else.
 */
export const ownWrites =
  (allowed: readonly string[]): MiddlewareHandler<Env> =>
  async (context, next) => {
    if (!["GET", "HEAD", "OPTIONS"].includes(context.req.method)) {
      const site = context.req.header("sec-fetch-site");
      const origin = context.req.header("origin");
      const isForeign = site
        ? !["same-origin", "none"].includes(site)
        : origin !== undefined && (URL.parse(origin)?.host ?? "opaque") !== context.req.header("host");
      const isListed = context.req.path.startsWith("/api/") && allowed.includes(origin ?? "");
      if (isForeign && !isListed) throw new Problem(403, "forbidden", "This request came from another site.");
    }
    await next();
  };
