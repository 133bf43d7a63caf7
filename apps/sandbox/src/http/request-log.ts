import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Context, MiddlewareHandler } from "hono";
import type { Deps } from "../deps.ts";
import type { Env } from "./env.ts";

/**
 * Returns the address of the sender: the peer of the connection or, behind trusted proxies, the address that the
 * outermost one saw.
 */
function addressOf(context: Context<Env>, trustedProxies: number): string {
  const incoming: unknown = Reflect.get(Object(context.env), "incoming");
  const socket: unknown = Reflect.get(Object(incoming), "socket");
  const direct: unknown = Reflect.get(Object(socket), "remoteAddress");
  const passed = context.req.header("x-forwarded-for")?.split(",") ?? [];
  // When the request passed fewer proxies than configured, the first entry is the sender.
  const forwarded = passed.at(-Math.min(trustedProxies, passed.length))?.trim();
  if (trustedProxies > 0 && forwarded && isIP(forwarded)) return forwarded;
  return typeof direct === "string" ? direct : "in-process";
}

/** Assigns each request its id and its sender's address, and logs it. */
export const requestLog =
  ({ config, logger }: Deps): MiddlewareHandler<Env> =>
  async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    context.set("address", addressOf(context, config.trustedProxies));
    context.set("caller", null);
    context.set("staff", null);
    context.set("responseCode", 0);
    context.set("stream", null);
    const start = performance.now();
    await next();
    context.res.headers.set("x-request-id", requestId);
    const milliseconds = Math.round(performance.now() - start);
    const { method, path } = context.req;
    logger.info(
      {
        requestId,
        method,
        path,
        status: context.res.status,
        milliseconds,
        userId: context.get("caller")?.user.userId,
      },
      "request",
    );
  };
