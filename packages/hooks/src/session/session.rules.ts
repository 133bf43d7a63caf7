import * as v from "valibot";
import type { Issue, Issues } from "../form/issue.ts";

/** What the sign-in form holds. */
export interface SignInValues {
  readonly email: string;
  readonly password: string;
}

/** Why a sign-in form cannot be sent. */
export type SignInCode = "emailRequired" | "emailInvalid" | "passwordRequired";

/** Minutes a session lasts. */
export interface SessionLimits {
  /** Minutes from login to the end, whatever the user does. */
  readonly sessionMinutes: number;
  /** Minutes without any input to the end. */
  readonly inactivityMinutes: number;
}

/** The limits of the specification: 30 minutes from login, 60 without input. */
export const defaultSessionLimits: SessionLimits = { sessionMinutes: 30, inactivityMinutes: 60 };

const Email = v.pipe(v.string(), v.trim(), v.email());

/** Judges an e-mail address: required, and of an e-mail's shape. */
export function emailIssue(email: string): Issue<"emailRequired" | "emailInvalid"> | undefined {
  if (email.trim() === "") return { code: "emailRequired" };
  return v.is(Email, email) ? undefined : { code: "emailInvalid" };
}

/** Judges the sign-in form (spec 5.1). */
export function validateSignIn(values: SignInValues): Issues<SignInValues, SignInCode> {
  const email = emailIssue(values.email);
  return {
    ...(email && { email }),
    ...(values.password === "" && { password: { code: "passwordRequired" } }),
  };
}

/** True while a session that began at `signedInAt` (ms) may still be used at `now` (ms). */
export function isSessionLive(signedInAt: number, now: number, limits: SessionLimits): boolean {
  const elapsed = now - signedInAt;
  return elapsed >= 0 && elapsed <= limits.sessionMinutes * 60_000;
}

/** Where to go after sign-in: the wanted path if it is one of this site, otherwise the dashboard. */
export function returnPath(wanted: string | null | undefined): string {
  const home = "/dashboard";
  if (!wanted?.startsWith("/")) return home;
  const here = "https://portal.invalid";
  const url = URL.parse(wanted, here);
  if (!url || url.origin !== here || url.pathname === "/login") return home;
  return url.pathname + url.search + url.hash;
}
