import type { Context } from "hono";
import type { Deps } from "../deps.ts";
import type { Env } from "../http/env.ts";
import { languageOf } from "../http/language.ts";
import { Refusal } from "../http/problem.ts";
import { sendSignInAlert } from "../sign-in-alert/sign-in-alert.service.ts";
import { originOf } from "./origin.ts";
import {
  type Audience,
  endSession,
  findKnownDevice,
  type HandOut,
  openSession,
  rememberDevice,
} from "./session.service.ts";
import { sessionStore, type UserRow } from "./session.store.ts";
import { signInStore } from "./sign-in.store.ts";

/** The refusal of a sign-in, the same for a wrong password and an unknown account. */
export const createCredentialsRefusal = () => new Refusal("credentialsWrong", "Invalid email or password.");

/** Notes a sign-in, or an attempt with a wrong password, for the owner of the account to read. */
export async function noteSignIn(
  { sql, config, clock }: Deps,
  context: Context<Env>,
  userId: number | null,
  succeeded: boolean,
): Promise<void> {
  if (!config.capabilities.includes("sessions")) return;
  const origin = originOf(context, context.var.address, config);
  await signInStore.note(sql, { userId, succeeded, signedInAt: clock.now(), origin });
}

/**
 * Opens the session of a user who has signed in, inside the transaction of the sign-in, and ends the earlier session of the
 * browser. Throws if the password was changed since the user's row was read.
 */
export async function openNewSession(
  deps: Deps,
  context: Context<Env>,
  user: UserRow,
  role: Audience,
  passwordHash = user.passwordHash,
): Promise<{ readonly changes: readonly string[]; readonly handOut: HandOut }> {
  const { userId } = user;
  // The first sign-in of an account is from no other device than its registration.
  const isFromNewDevice =
    role === "client" && user.signedInAt !== null && (await findKnownDevice(deps, context, userId)) === null;
  const kept = { passwordHash, language: languageOf(context) ?? user.language };
  if (!(await sessionStore.noteSignIn(deps.sql, user, kept, deps.clock.now())))
    throw createCredentialsRefusal();
  const earlier = await endSession(deps, context, role);
  const { device, handOut } = await rememberDevice(deps, context, userId, role);
  const signIn = await openSession(deps, context, { userId, device }, role);
  if (role === "client") await noteSignIn(deps, context, userId, true);
  if (isFromNewDevice)
    await sendSignInAlert(deps, deps.sql, userId, originOf(context, context.var.address, deps.config));
  const ended = earlier ? [`an earlier session of user ${earlier.user.userId} ended`] : [];
  return {
    changes: [`user ${userId} signed in`, ...ended],
    handOut: () => {
      handOut();
      signIn();
    },
  };
}
