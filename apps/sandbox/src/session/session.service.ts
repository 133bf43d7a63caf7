import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { runInOneStatement } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Env } from "../http/env.ts";
import { DEVICE_DAYS, deviceStore } from "./device.store.ts";
import { originOf } from "./origin.ts";
import { type Caller, sessionStore } from "./session.store.ts";

/** The kind of session. Clients and staff have different cookies, so that one browser can hold both sessions. */
export type Audience = "client" | "staff";

const cookieName = { client: "session", staff: "staff-session" } as const;
const cookie = { secure: true, httpOnly: true, sameSite: "Lax", path: "/", prefix: "host" } as const;
/** The cookie for a portal on another site, partitioned by that site (CHIPS). */
const cookieElsewhere = { ...cookie, sameSite: "None", partitioned: true } as const;
/**
 * Returns the cookie settings of a request; a request from another site comes from a listed portal, because others are
 * refused.
 */
export const cookieSettingsOf = (context: Context, audience: Audience) =>
  audience === "client" && context.req.header("sec-fetch-site") === "cross-site" ? cookieElsewhere : cookie;
const MINUTE = 60_000;

/** Sets a cookie; called after the commit, because a transaction may be repeated. */
export type HandOut = () => void;

/** Opens a session for a user in a browser, which has been remembered under a token. */
export async function openSession(
  deps: Deps,
  context: Context<Env>,
  { userId, device }: { readonly userId: number; readonly device: string | undefined },
  audience: Audience,
): Promise<HandOut> {
  const token = deps.randomToken();
  const at = deps.clock.now();
  await sessionStore.insert(deps.sql, {
    ...originOf(context, context.var.address, deps.config),
    token,
    device,
    userId,
    at,
  });
  return () => setCookie(context, cookieName[audience], token, cookieSettingsOf(context, audience));
}

/**
 * The name of the cookie by which a browser is remembered, for clients and staff; it outlives sign-out and grants no
 * access.
 */
const DEVICE_COOKIE = "device";

/** Returns the name of the counter of a browser that signed in to this account before; null for any other. */
export async function findKnownDevice(deps: Deps, context: Context, userId: number): Promise<string | null> {
  const token = getCookie(context, DEVICE_COOKIE, "host");
  return token ? deviceStore.find(deps.sql, token, userId, deps.clock.now()) : null;
}

/** Remembers that this browser signed in to an account, under a new token each time, which it also returns. */
export async function rememberDevice(
  deps: Deps,
  context: Context,
  userId: number,
  audience: Audience,
): Promise<{ readonly device: string; readonly handOut: HandOut }> {
  const before = getCookie(context, DEVICE_COOKIE, "host");
  const token = deps.randomToken();
  await deviceStore.renew(deps.sql, { token, before, userId, at: deps.clock.now() });
  const maxAge = DEVICE_DAYS * 86_400;
  const handOut = () =>
    setCookie(context, DEVICE_COOKIE, token, { ...cookieSettingsOf(context, audience), maxAge });
  return { device: token, handOut };
}

/** Ends the session of a request and returns its user; null without a session. The caller replaces the cookie. */
export async function endSession(deps: Deps, context: Context, audience: Audience): Promise<Caller | null> {
  const caller = await findCaller(deps, context, audience);
  if (caller) await sessionStore.delete(deps.sql, caller.tokenHash);
  return caller;
}

/** Ends the session of a request and deletes its cookie, for a sign-out. */
export async function closeSession(deps: Deps, context: Context, audience: Audience): Promise<Caller | null> {
  // A proof that is made meanwhile can deadlock with the end of its session.
  const caller = await runInOneStatement(deps.sql, (sql) => endSession({ ...deps, sql }, context, audience));
  deleteCookie(context, cookieName[audience], cookieSettingsOf(context, audience));
  return caller;
}

/** The beginning of the bearer token of a frame's session; other values of `Authorization` are ignored. */
export const EMBED_TOKEN = "embed_";

/** Returns the bearer token of a frame's session; null without one. */
function bearerOf(context: Context): string | null {
  const [, token = null] = /^Bearer (\S+)$/.exec(context.req.header("authorization") ?? "") ?? [];
  return token?.startsWith(EMBED_TOKEN) ? token : null;
}

/** Returns whether a request has the session of a frame. */
export const isFrameSession = (context: Context): boolean => bearerOf(context) !== null;

/**
 * Returns the session token of a request, valid or not; null without one. A bearer token takes precedence over the
 * cookie, which on the portal's own site may belong to another user.
 */
export const tokenOf = (context: Context, audience: Audience): string | null =>
  (audience === "client" ? bearerOf(context) : null) ??
  (getCookie(context, cookieName[audience], "host") || null);

/** Returns whether a session expired by age or inactivity, or is of the future. */
export function isOver(
  { sessionMinutes, inactivityMinutes }: Deps["config"],
  { createdAt, seenAt }: Pick<Caller, "createdAt" | "seenAt">,
  at: Date,
): boolean {
  const age = at.getTime() - createdAt.getTime();
  const idle = at.getTime() - seenAt.getTime();
  return age < 0 || age > sessionMinutes * MINUTE || idle > inactivityMinutes * MINUTE;
}

/** Returns the caller of a request; null without a session, or when it expired by age or inactivity. */
export async function findCaller(deps: Deps, context: Context, audience: Audience): Promise<Caller | null> {
  const token = tokenOf(context, audience);
  const caller = token ? await sessionStore.find(deps.sql, token) : null;
  if (!caller || caller.user.role !== audience) return null;
  // The token of a frame's session is not accepted as a cookie, and the token of a cookie is not accepted as a bearer token.
  if ((caller.purpose !== null) !== (token === bearerOf(context))) return null;
  const now = deps.clock.now();
  if (isOver(deps.config, caller, now)) {
    // The expired session is deleted, so that a clock that is set back later cannot revive it.
    await sessionStore.delete(deps.sql, caller.tokenHash);
    return null;
  }
  if (now.getTime() - caller.seenAt.getTime() > MINUTE)
    await sessionStore.touch(deps.sql, caller.tokenHash, now);
  return caller;
}
