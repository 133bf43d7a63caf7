import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Deps } from "../deps.ts";
import { DEVICE_DAYS, deviceStore } from "./device.store.ts";
import { type Caller, sessionStore } from "./session.store.ts";

/** Clients and staff hold different cookies, so that one browser can be both. */
export type Audience = "client" | "staff";

const cookieName = { client: "session", staff: "staff-session" } as const;
const cookie = { secure: true, httpOnly: true, sameSite: "Lax", path: "/", prefix: "host" } as const;
/** For a portal on another site: browsers send it from the pages of that site alone (CHIPS). */
const cookieElsewhere = { ...cookie, sameSite: "None", partitioned: true } as const;
/** Whoever is let through from another site is a portal that is allowed to be there. */
const cookieFor = (context: Context, audience: Audience) =>
  audience === "client" && context.req.header("sec-fetch-site") === "cross-site" ? cookieElsewhere : cookie;
const MINUTE = 60_000;

/** Hands a cookie out: called once what it stands for is kept, as a transaction may be tried more than once. */
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

/** The browser's own cookie, for clients and staff alike: it outlives sign-out, and signs nobody in. */
const DEVICE_COOKIE = "device";

/** The hash of the browser of a request where it signed in to this account before. */
export async function knownDevice(deps: Deps, context: Context, userId: number): Promise<string | null> {
  const token = getCookie(context, DEVICE_COOKIE, "host");
  return token ? deviceStore.find(deps.sql, token, userId, deps.clock.now()) : null;
}

/** Notes that whoever uses this browser knows the password of an account; what it keeps is new each time. */
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

/** Ends the session of a request, and says whose it was; null where there was none. Its cookie is to be replaced. */
export async function endSession(deps: Deps, context: Context, audience: Audience): Promise<Caller | null> {
  const caller = await findCaller(deps, context, audience);
  if (caller) await sessionStore.delete(deps.sql, caller.tokenHash);
  return caller;
}

/** The same for a sign-out: the cookie goes too. */
export async function closeSession(deps: Deps, context: Context, audience: Audience): Promise<Caller | null> {
  const caller = await endSession(deps, context, audience);
  deleteCookie(context, cookieName[audience], cookieFor(context, audience));
  return caller;
}

/** Who calls: null without a session, or with one that ended by age or by inactivity. */
export async function findCaller(deps: Deps, context: Context, audience: Audience): Promise<Caller | null> {
  const token = getCookie(context, cookieName[audience], "host");
  const caller = token ? await sessionStore.find(deps.sql, token) : null;
  if (!caller || caller.user.role !== audience) return null;
  const now = deps.clock.now().getTime();
  const age = now - caller.createdAt.getTime();
  const idle = now - caller.seenAt.getTime();
  const { sessionMinutes, inactivityMinutes } = deps.config;
  if (age < 0 || age > sessionMinutes * MINUTE || idle > inactivityMinutes * MINUTE) {
    // Over is over: a clock that goes back later finds nothing to revive.
    await sessionStore.delete(deps.sql, caller.tokenHash);
    return null;
  }
  if (idle > MINUTE) await sessionStore.touch(deps.sql, caller.tokenHash, deps.clock.now());
  return caller;
}
