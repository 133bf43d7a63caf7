import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Deps } from "../deps.ts";
import { DEVICE_DAYS, deviceStore } from "./device.store.ts";
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
const cookieFor = (context: Context, audience: Audience) =>
  audience === "client" && context.req.header("sec-fetch-site") === "cross-site" ? cookieElsewhere : cookie;
const MINUTE = 60_000;

/** Sets a cookie; called after the commit, because a transaction may be repeated. */
export type HandOut = () => void;

/** Opens a session for a user. */
export async function openSession(
  deps: Deps,
  context: Context,
  userId: number,
  audience: Audience,
): Promise<HandOut> {
  const token = deps.randomToken();
  await sessionStore.insert(deps.sql, { token, userId, at: deps.clock.now() });
  return () => setCookie(context, cookieName[audience], token, cookieFor(context, audience));
}

/**
 * The name of the cookie by which a browser is remembered, for clients and staff; it outlives sign-out and grants no
 * access.
 */
const DEVICE_COOKIE = "device";

/** Returns the hash of a browser's token when it signed in to this account before. */
export async function findKnownDevice(deps: Deps, context: Context, userId: number): Promise<string | null> {
  const token = getCookie(context, DEVICE_COOKIE, "host");
  return token ? deviceStore.find(deps.sql, token, userId, deps.clock.now()) : null;
}

/** Remembers that this browser signed in to an account, under a new token each time. */
export async function rememberDevice(
  deps: Deps,
  context: Context,
  userId: number,
  audience: Audience,
): Promise<HandOut> {
  const before = getCookie(context, DEVICE_COOKIE, "host");
  const token = deps.randomToken();
  await deviceStore.renew(deps.sql, { token, before, userId, at: deps.clock.now() });
  const maxAge = DEVICE_DAYS * 86_400;
  return () => setCookie(context, DEVICE_COOKIE, token, { ...cookieFor(context, audience), maxAge });
}

/** Ends the session of a request and returns its user; null without a session. The caller replaces the cookie. */
export async function endSession(deps: Deps, context: Context, audience: Audience): Promise<Caller | null> {
  const caller = await findCaller(deps, context, audience);
  if (caller) await sessionStore.delete(deps.sql, caller.tokenHash);
  return caller;
}

/** Ends the session of a request and deletes its cookie, for a sign-out. */
export async function closeSession(deps: Deps, context: Context, audience: Audience): Promise<Caller | null> {
  const caller = await endSession(deps, context, audience);
  deleteCookie(context, cookieName[audience], cookieFor(context, audience));
  return caller;
}

/** Returns the session token of a request, valid or not; null without one. */
export const tokenOf = (context: Context, audience: Audience): string | null =>
  getCookie(context, cookieName[audience], "host") || null;

/** Returns the caller of a request; null without a session, or when it expired by age or inactivity. */
export async function findCaller(deps: Deps, context: Context, audience: Audience): Promise<Caller | null> {
  const token = tokenOf(context, audience);
  const caller = token ? await sessionStore.find(deps.sql, token) : null;
  if (!caller || caller.user.role !== audience) return null;
  const now = deps.clock.now().getTime();
  const age = now - caller.createdAt.getTime();
  const idle = now - caller.seenAt.getTime();
  const { sessionMinutes, inactivityMinutes } = deps.config;
  if (age < 0 || age > sessionMinutes * MINUTE || idle > inactivityMinutes * MINUTE) {
    // The expired session is deleted, so that a clock that is set back later cannot revive it.
    await sessionStore.delete(deps.sql, caller.tokenHash);
    return null;
  }
  if (idle > MINUTE) await sessionStore.touch(deps.sql, caller.tokenHash, deps.clock.now());
  return caller;
}
