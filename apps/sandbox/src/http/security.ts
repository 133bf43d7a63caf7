import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Env } from "./env.ts";
import { Problem } from "./problem.ts";

/** The headers of every answer; the portal's pages have their own policy. */
export const everyAnswer = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;
const pairs = Object.entries(everyAnswer);
/** The last of the headers: an answer that has it has all of them. */
const LAST = "permissions-policy";

/** Adds the security headers to every answer that does not set them itself. */
export const addSecurityHeaders: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (headers.has(LAST)) return;
  for (const [name, value] of pairs) if (!headers.has(name)) headers.set(name, value);
};

/** Forbids caching, including that of the Back button, unless the answer sets its own cache-control. */
export const forbidCaching: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
};

/** The query parameters that are secrets: the token of an e-mail, the seal of an order. */
const keys = ["token", "seal"];

/** Redirects from an address with a secret without a referrer, so that no other site receives it. */
export const omitReferrer: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  const { req, res } = context;
  if (req.url.includes("?") && keys.some((key) => req.query(key) !== undefined))
    res.headers.set("referrer-policy", "no-referrer");
};

/** Allows the listed portals to call the API from their own origins with cookies; other origins get no CORS headers. */
export function allowOtherPortals(allowed: readonly string[]): MiddlewareHandler<Env> {
  const share = cors({
    origin: [...allowed],
    credentials: true,
    allowMethods: ["GET", "POST"],
    allowHeaders: ["Content-Type", "Idempotency-Key", "Authorization", "Last-Event-ID"],
    exposeHeaders: ["X-Request-Id", "Retry-After"],
    maxAge: 600,
  });
  return async (context, next) => {
    if (allowed.includes(context.req.header("origin") ?? "")) return share(context, next);
    await next();
    if (allowed.length > 0) context.header("Vary", "Origin", { append: true });
  };
}

/** The page of a payment, to which the form of a portal on another site leads. It shows a sealed order and changes nothing. */
const arrival = /^\/sandbox\/gateways\/[a-z]+\/checkout$/;

/**
 * Refuses requests that another site caused, by Sec-Fetch-Site, or by Origin in browsers without that. The listed
 * portals may call the API only. Every site may lead a payer to the page of a payment.
 */
export const refuseForeignWrites =
  (allowed: readonly string[]): MiddlewareHandler<Env> =>
  async (context, next) => {
    if (!["GET", "HEAD", "OPTIONS"].includes(context.req.method)) {
      const site = context.req.header("sec-fetch-site");
      const origin = context.req.header("origin");
      const isForeign = site
        ? !["same-origin", "none"].includes(site)
        : origin !== undefined && (URL.parse(origin)?.host ?? "opaque") !== context.req.header("host");
      const isListed = context.req.path.startsWith("/api/") && allowed.includes(origin ?? "");
      if (isForeign && !isListed && !arrival.test(context.req.path))
        throw new Problem(403, "forbidden", "This request came from another site.");
    }
    await next();
  };
