import { and, eq } from "drizzle-orm";
import type { Context } from "hono";
import { type App, type Env, operation } from "../contract/operation.ts";
import type { Sql } from "../db/database.ts";
import { users } from "../db/schema/user.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { kycStatus, wireDate } from "../profile/profile.service.ts";
import { ledger } from "../ledger/ledger.ts";
import { expectTurn, hashDigest, isOutdated, verifyDigest } from "./password.ts";
import { closeSession, endSession, openSession } from "./session.service.ts";
import type { UserRow } from "./session.store.ts";

/** From one address. An account as a whole has far more, so that no stranger can lock its owner out with a few tries. */
const PER_ACCOUNT_AND_ADDRESS = { points: 10, seconds: 300 };
const PER_ACCOUNT = { points: 200, seconds: 300 };
const PER_ADDRESS = { points: 100, seconds: 300 };

/** Who signed in, and what that changed, for the audit. */
interface SignedIn {
  readonly user: UserRow;
  readonly changes: readonly string[];
}

/**
 * Opens a session by an e-mail and a digest, in place of what the browser still had: a sign-out may never have arrived.
 * A wrong e-mail and a wrong password answer alike, in text and in time.
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
): Promise<SignedIn> {
  const email = given.email.trim().toLowerCase();
  const now = deps.clock.now();
  // Before the try is counted: whoever is told to come again has not tried.
  expectTurn();
  await consume(deps.sql, `login:${given.address}`, PER_ADDRESS, now);
  const account = `login:${given.role}:${given.companyId}:${email}`;
  await consume(deps.sql, `${account}:${given.address}`, PER_ACCOUNT_AND_ADDRESS, now);
  await consume(deps.sql, account, PER_ACCOUNT, now);
  const conditions = [eq(users.email, email), eq(users.role, given.role)];
  if (given.companyId !== null) conditions.push(eq(users.companyId, given.companyId));
  const [user] = await deps.sql
    .select()
    .from(users)
    .where(and(...conditions));
  const isRight = await verifyDigest(user?.passwordHash ?? null, given.digest);
  if (!user || !isRight) throw credentialsWrong();
  const kept = isOutdated(user.passwordHash) ? await hashDigest(given.digest) : user.passwordHash;
  return inTransaction(deps.sql, async (sql) => {
    await noteSignIn(sql, user, kept, now);
    const earlier = await endSession({ ...deps, sql }, context, given.role);
    await openSession({ ...deps, sql }, context, user.userId, given.role);
    const ended = earlier ? [`an earlier session of user ${earlier.user.userId} ended`] : [];
    return { user, changes: [`user ${user.userId} signed in`, ...ended] };
  });
}

const credentialsWrong = () => new Refusal("credentialsWrong", "Invalid email or password.");

/** Notes a sign-in, and holds the user's row, so that a change of the password ends the session that is being opened. */
async function noteSignIn(
  sql: Sql,
  { userId, passwordHash, signedInAt }: UserRow,
  kept: string,
  at: Date,
): Promise<void> {
  const noted = await sql
    .update(users)
    .set({ passwordHash: kept, signedInAt: at, previousSignInAt: signedInAt })
    .where(and(eq(users.userId, userId), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.userId });
  // The password was changed while it was being checked.
  if (noted.length === 0) throw credentialsWrong();
}

/** Sign-in and sign-out. */
export function sessionRoutes(app: App, deps: Deps): void {
  operation(
    app,
    deps,
    "UserLogin",
    async ({ input, context, address, changed }) => {
      const { email, password: digest, companyId } = input;
      const given = { email, digest, companyId, role: "client", address } as const;
      const { user, changes } = await signIn(deps, context, given);
      for (const change of changes) changed(change);
      const { trading } = await ledger.balances(deps.sql, user.userId);
      return {
        staffUserId: user.userId,
        companyId: user.companyId,
        username: user.username,
        email: user.email,
        emailVerifiedAt: wireDate(user.emailVerifiedAt),
        kycStatus: kycStatus(user.kycStatus),
        currencyCode: user.currencyCode,
        cTraderLogin: user.cTraderLogin,
        withdrawalBank: user.withdrawalBank,
        withdrawalBankAccountName: user.withdrawalBankAccountName,
        withdrawalBankAccountNumber: user.withdrawalBankAccountNumber,
        fullName: user.fullName,
        cTraderBalance: Number(trading),
      };
    },
    { inTransaction: false },
  );
  operation(
    app,
    deps,
    "UserLogout",
    async ({ context, changed }) => {
      await closeSession(deps, context, "client");
      // Not "storage": the portal keeps what the next visitor of this browser may need, such as the language.
      context.header("Clear-Site-Data", '"cache"');
      changed("signed out");
      return null;
    },
    { inTransaction: false },
  );
}
