import { and, eq } from "drizzle-orm";
import { type App, operation } from "../contract/operation.ts";
import type { Sql } from "../db/database.ts";
import { users } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { kycStatus, wireDate } from "../profile/profile.service.ts";
import { ledger } from "../ledger/ledger.ts";
import { verifyDigest } from "./password.ts";
import { closeSession, openSession } from "./session.service.ts";
import type { UserRow } from "./session.store.ts";

/** From one address. An account as a whole has far more, so that no stranger can lock its owner out with a few tries. */
const PER_ACCOUNT_AND_ADDRESS = { points: 10, seconds: 300 };
const PER_ACCOUNT = { points: 200, seconds: 300 };
const PER_ADDRESS = { points: 100, seconds: 300 };

/** Finds who may sign in with an e-mail and a digest; a wrong e-mail and a wrong password answer alike, in text and in time. */
export async function authenticate(
  deps: Deps,
  given: {
    email: string;
    digest: string;
    companyId: number | null;
    role: "client" | "staff";
    address: string;
  },
): Promise<UserRow> {
  const email = given.email.trim().toLowerCase();
  const now = deps.clock.now();
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
  if (!user || !isRight) throw new Refusal("credentialsWrong", "Invalid email or password.");
  await noteSignIn(deps.sql, user, now);
  return user;
}

async function noteSignIn(sql: Sql, user: UserRow, at: Date): Promise<void> {
  await sql
    .update(users)
    .set({ signedInAt: at, previousSignInAt: user.signedInAt })
    .where(eq(users.userId, user.userId));
}

/** Sign-in and sign-out. */
export function sessionRoutes(app: App, deps: Deps): void {
  operation(
    app,
    deps,
    "UserLogin",
    async ({ input, context, address, changed }) => {
      const { email, password: digest, companyId } = input;
      const user = await authenticate(deps, { email, digest, companyId, role: "client", address });
      await closeSession(deps, context, "client");
      await openSession(deps, context, user.userId, "client");
      changed(`user ${user.userId} signed in`);
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
