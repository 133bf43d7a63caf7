import type { Issue, Issues } from "../form/issue.ts";

/** The values of the sign-in form. */
export interface SignInValues {
  readonly email: string;
  readonly password: string;
}

/** Why a sign-in form cannot be sent. */
export type SignInCode = "emailRequired" | "emailInvalid" | "passwordRequired";

/** Minutes that bound a session. */
export interface SessionLimits {
  /** The minutes from login to the end, despite activity. */
  readonly sessionMinutes: number;
  /** Minutes without any input to the end. */
  readonly inactivityMinutes: number;
  /** Minutes before either end from which the user is warned. */
  readonly warningMinutes: number;
}

/** The limits of the specification: 30 minutes from login, 60 without input, a warning two minutes before. */
export const defaultSessionLimits: SessionLimits = {
  sessionMinutes: 30,
  inactivityMinutes: 60,
  warningMinutes: 2,
};

/** The limit that ends a session: the limit from login, or the limit of inactivity. */
export type SessionLimit = "timeLimit" | "inactivity";

/** When a session began, and the time of the user's last activity; both in milliseconds of the wall clock. */
export interface SessionStamps {
  readonly signedInAt: number;
  readonly activeAt: number;
}

/** The state of a session at one moment, and the milliseconds until it must be computed again. */
export type SessionCheck =
  | { readonly status: "live"; readonly lookAgainIn: number }
  | {
      readonly status: "ending";
      readonly limit: SessionLimit;
      readonly secondsLeft: number;
      readonly lookAgainIn: number;
    }
  | { readonly status: "over"; readonly limit: SessionLimit };

/** Plain addresses only: no quotes, no comments, no address without a dot. */
const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i;

/** Validates an e-mail address: required, and in the format of an e-mail address. */
export function emailIssue(email: string): Issue<"emailRequired" | "emailInvalid"> | undefined {
  const trimmed = email.trim();
  if (trimmed === "") return { code: "emailRequired" };
  return EMAIL.test(trimmed) ? undefined : { code: "emailInvalid" };
}

/** Validates the sign-in form (spec 5.1). */
export function validateSignIn(values: SignInValues): Issues<SignInValues, SignInCode> {
  const email = emailIssue(values.email);
  return {
    ...(email && { email }),
    ...(values.password === "" && { password: { code: "passwordRequired" } }),
  };
}

const MINUTE = 60_000;

/**
 * Computes the state of a session from its stamps at `now` (ms): it ends at the earlier of its two limits. A session
 * from the future is over, and a clock that was set back makes none younger than its last activity.
 */
export function checkSession(
  { signedInAt, activeAt }: SessionStamps,
  now: number,
  limits: SessionLimits,
): SessionCheck {
  const ends = {
    timeLimit: signedInAt + limits.sessionMinutes * MINUTE,
    inactivity: activeAt + limits.inactivityMinutes * MINUTE,
  };
  const limit = ends.inactivity < ends.timeLimit ? "inactivity" : "timeLimit";
  const left = ends[limit] - Math.max(now, activeAt);
  if (now < signedInAt || left < 0) return { status: "over", limit };
  const quiet = left - limits.warningMinutes * MINUTE;
  if (quiet > 0) return { status: "live", lookAgainIn: Math.min(quiet, MINUTE) };
  // The countdown changes at the next full second; the session is over a millisecond after the last second.
  const lookAgainIn = left === 0 ? 1 : left % 1000 || 1000;
  return { status: "ending", limit, secondsLeft: Math.ceil(left / 1000), lookAgainIn };
}

/** Where to go after sign-in: the wanted path if it is one of this site, otherwise its root. */
export function toReturnPath(wanted: string | null | undefined): string {
  const home = "/";
  if (!wanted?.startsWith("/")) return home;
  const here = "https://portal.invalid";
  const url = URL.parse(wanted, here);
  if (!url || url.origin !== here) return home;
  // Normalised, it may begin like another site's address.
  if (/^\/[/\\]/.test(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}
