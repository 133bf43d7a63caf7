import type { Context } from "hono";
import { addOperation } from "../contract/operation.ts";
import type { App, Env } from "../http/env.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { languageOf } from "../http/language.ts";
import { consume } from "../http/rate-limit.ts";
import { toKycStatus, toWireDate } from "../contract/wire-values.ts";
import { ledger } from "../ledger/ledger.store.ts";
import { crowdOf } from "../http/network.ts";
import { expectTurn, hashDigest, isOutdated, verifyDigest } from "./password.ts";
import { originOf } from "./origin.ts";
import { closeSession, endSession, findKnownDevice, openSession, rememberDevice } from "./session.service.ts";
import { signInStore } from "./sign-in.store.ts";
import { takeTry, type Try } from "./sign-in-limit.ts";
import { sessionStore, type UserRow } from "./session.store.ts";

/** The rate limit of successful sign-ins per account, each of which writes a session and an audit row. */
const SIGN_INS = { points: 300, seconds: 60 };

/** The result of a sign-in, with its changes for the audit. */
interface SignedIn {
  readonly user: UserRow;
  readonly changes: readonly string[];
}

/**
 * Opens a session by e-mail and digest, and ends the browser's earlier one, whose sign-out may never have arrived. An
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
): Promise<SignedIn> {
  const email = given.email.trim().toLowerCase();
  const now = deps.clock.now();
  // Before the attempt is counted: a refused request is no attempt.
  const crowd = crowdOf(given.address);
  expectTurn(crowd);
  const user = await sessionStore.userByEmail(deps.sql, { ...given, email });
  // Queried for unknown accounts too, so that timing does not reveal registered addresses.
  const deviceHash = await findKnownDevice(deps, context, user?.userId ?? 0);
  const attempt = await takeTry(deps.sql, { ...given, email, deviceHash }, now);
  // An attempt is no failure when the password was right or was never verified, whatever else refused it.
  const orGiveBack = async (error: unknown): Promise<never> => {
    await attempt.giveBack(deps.sql);
    throw error;
  };
  const isRight = await verifyDigest(user?.passwordHash ?? null, given.digest, crowd).catch(orGiveBack);
  if (!user || !isRight) {
    // Also for an unknown account, so that timing does not reveal registered addresses.
    if (given.role === "client") await noteSignIn(deps, context, user?.userId ?? null, false);
    throw credentialsWrong();
  }
  return letIn(deps, context, { ...given, user, crowd, attempt }).catch(orGiveBack);
}

/** Opens the session after the password was verified, and gives the attempt back. */
async function letIn(
  deps: Deps,
  context: Context<Env>,
  given: { user: UserRow; digest: string; crowd: string; role: "client" | "staff"; attempt: Try },
): Promise<SignedIn> {
  const { user, digest, crowd, attempt } = given;
  const now = deps.clock.now();
  await consume(deps.sql, `sign-in:${user.userId}`, SIGN_INS, now);
  const passwordHash = isOutdated(user.passwordHash) ? await hashDigest(digest, crowd) : user.passwordHash;
  const { signedIn, cookies } = await runInTransaction(deps.sql, async (sql) => {
    await attempt.giveBack(sql);
    const kept = { passwordHash, language: languageOf(context) ?? user.language };
    // The password was changed while it was verified.
    if (!(await sessionStore.noteSignIn(sql, user, kept, now))) throw credentialsWrong();
    const earlier = await endSession({ ...deps, sql }, context, given.role);
    const { userId } = user;
    const { device, handOut } = await rememberDevice({ ...deps, sql }, context, userId, given.role);
    const signIn = await openSession({ ...deps, sql }, context, { userId, device }, given.role);
    const cookies = [handOut, signIn];
    if (given.role === "client") await noteSignIn({ ...deps, sql }, context, userId, true);
    const ended = earlier ? [`an earlier session of user ${earlier.user.userId} ended`] : [];
    return { signedIn: { user, changes: [`user ${user.userId} signed in`, ...ended] }, cookies };
  });
  for (const handOut of cookies) handOut();
  return signedIn;
}

/** Notes a sign-in, or an attempt with a wrong password, for the owner of the account to read. */
async function noteSignIn(
  { sql, config, clock }: Deps,
  context: Context<Env>,
  userId: number | null,
  succeeded: boolean,
): Promise<void> {
  if (!config.capabilities.includes("sessions")) return;
  const origin = originOf(context, context.var.address, config);
  await signInStore.note(sql, { userId, succeeded, signedInAt: clock.now(), origin });
}

const credentialsWrong = () => new Refusal("credentialsWrong", "Invalid email or password.");

/** Adds the operations of sign-in and sign-out. */
export function sessionRoutes(app: App, deps: Deps): void {
  addOperation(
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
        emailVerifiedAt: toWireDate(user.emailVerifiedAt),
        kycStatus: toKycStatus(user.kycStatus),
        currencyCode: user.currencyCode,
        cTraderLogin: user.cTraderLogin,
        withdrawalBank: user.withdrawalBank,
        withdrawalBankAccountName: user.withdrawalBankAccountName,
        withdrawalBankAccountNumber: user.withdrawalBankAccountNumber,
        fullName: user.fullName,
        cTraderBalance: Number(trading),
      };
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
