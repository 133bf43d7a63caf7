import type { MiddlewareHandler } from "hono";
import type { Env } from "../contract/operation.ts";
import { Problem } from "./problem.ts";

/** What every answer carries; pages of the portal bring a policy of their own. */
const headers = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;

/** Puts the security headers on every answer that does not set them itself. */
export const securityHeaders: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  }
};

/** Refuses what another site makes a browser send: by Sec-Fetch-Site, and by Origin where a browser does not send that. */
export const sameOriginWrites: MiddlewareHandler<Env> = async (context, next) => {
  if (!["GET", "HEAD", "OPTIONS"].includes(context.req.method)) {
    const site = context.req.header("sec-fetch-site");
    const origin = context.req.header("origin");
    const isForeign = site
      ? !["same-origin", "none"].includes(site)
      : origin !== undefined && (URL.parse(origin)?.host ?? "opaque") !== context.req.header("host");
    if (isForeign) throw new Problem(403, "forbidden", "This request came from another site.");
  }
  await next();
};
