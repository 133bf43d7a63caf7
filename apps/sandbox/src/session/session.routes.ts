import type { Context } from "hono";
import { addOperation } from "../contract/operation.ts";
import type { App, Env } from "../http/env.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { crowdOf } from "../http/network.ts";
import { expectTurn, hashDigest, isOutdated, verifyDigest } from "./password.ts";
import { createChallenge, needsFactor, needsStaffFactor } from "../second-factor/challenge.service.ts";
import { createCredentialsRefusal, noteSignIn, openNewSession } from "./let-in.ts";
import { toSessionUser } from "./session-user.ts";
import { closeSession, findKnownDevice } from "./session.service.ts";
import { takeTry, type Try } from "./sign-in-limit.ts";
import { sessionStore, type UserRow } from "./session.store.ts";

/** The rate limit of successful sign-ins per account, each of which writes a session and an audit row. */
const SIGN_INS = { points: 300, seconds: 60 };

/** The result of a right password, with its changes for the audit. */
interface SignIn {
  readonly user: UserRow;
  /** The secret with which the sign-in continues where it needs a code; null where the session is open. */
  readonly challenge: string | null;
  readonly changes: readonly string[];
}

/**
 * Opens a session by e-mail and digest, and ends the earlier session of the browser, whose sign-out may have been lost. An
 * unknown e-mail and a wrong password have the same answer and timing.
 */
export async function signIn(
  deps: Deps,
  context: Context<Env>,
  given: {
    email: string;
    digest: string;
    companyId: number | null;
    role: "client" | "staff";
    address: string;
  },
): Promise<SignIn> {
  const email = given.email.trim().toLowerCase();
  const now = deps.clock.now();
  // Before the attempt is counted: a refused request is no attempt.
  const crowd = crowdOf(given.address);
  expectTurn(crowd);
  const user = await sessionStore.userByEmail(deps.sql, { ...given, email });
  // Queried for unknown accounts too, so that timing does not reveal registered addresses.
  const device = await findKnownDevice(deps, context, user?.userId ?? 0);
  const attempt = await takeTry(deps.sql, { ...given, email, device }, now);
  // An attempt is no failure when the password was right or was never verified, whatever else refused it.
  const orGiveBack = async (error: unknown): Promise<never> => {
    await attempt.giveBack(deps.sql);
    throw error;
  };
  const isRight = await verifyDigest(user?.passwordHash ?? null, given.digest, crowd).catch(orGiveBack);
  if (!user || !isRight) {
    // The same work is done for an unknown account, so that timing does not reveal registered addresses.
    if (given.role === "client") await noteSignIn(deps, context, user?.userId ?? null, false);
    throw createCredentialsRefusal();
  }
  return letIn(deps, context, { ...given, user, crowd, attempt }).catch(orGiveBack);
}

/** Opens the session after the password was verified, or challenges the user, and gives the attempt back. */
async function letIn(
  deps: Deps,
  context: Context<Env>,
  given: { user: UserRow; digest: string; crowd: string; role: "client" | "staff"; attempt: Try },
): Promise<SignIn> {
  const { user, digest, crowd, attempt, role } = given;
  await consume(deps.sql, `sign-in:${user.userId}`, SIGN_INS, deps.clock.now());
  const passwordHash = isOutdated(user.passwordHash) ? await hashDigest(digest, crowd) : user.passwordHash;
  const { handOut, ...signIn } = await runInTransaction(deps.sql, async (sql) => {
    await attempt.giveBack(sql);
    const isCodeNeeded = role === "client" ? needsFactor : needsStaffFactor;
    if (await isCodeNeeded(deps, sql, user.userId)) {
      // The password was changed while it was verified.
      if (!(await sessionStore.renewHash(sql, user, passwordHash))) throw createCredentialsRefusal();
      const { challenge, handOut } = await createChallenge(deps, sql, context, user.userId);
      return { user, challenge, changes: [], handOut };
    }
    const opened = await openNewSession({ ...deps, sql }, context, user, role, passwordHash);
    return { user, challenge: null, ...opened };
  });
  handOut();
  return signIn;
}

/** Adds the operations of sign-in and sign-out. */
export function sessionRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "UserLogin",
    async ({ input, context, address, changed }) => {
      const { email, password: digest, companyId } = input;
      const given = { email, digest, companyId, role: "client", address } as const;
      const { user, challenge, changes } = await signIn(deps, context, given);
      for (const change of changes) changed(change);
      if (challenge !== null)
        throw new Refusal("factorNeeded", "Please enter a code of your authenticator app.", {
          data: { challenge },
        });
      return toSessionUser(deps.sql, user);
    },
    { inTransaction: false, countsItself: true },
  );
  addOperation(
    app,
    deps,
    "UserLogout",
    async ({ context, changed }) => {
      await closeSession(deps, context, "client");
      // Without "storage": the portal stores settings for later visitors of this browser, such as the
      // language.
      context.header("Clear-Site-Data", '"cache"');
      changed("signed out");
      return null;
    },
    { inTransaction: false },
  );
}
