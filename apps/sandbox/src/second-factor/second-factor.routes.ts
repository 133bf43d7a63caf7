import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { Refusal } from "../http/problem.ts";
import { originOf } from "../session/origin.ts";
import { openNewSession } from "../session/let-in.ts";
import { toSessionUser } from "../session/session-user.ts";
import { answerChallenge, findChallenge, lockChallenge } from "./challenge.service.ts";
import { askForRemoval, cancelRemoval } from "./removal.service.ts";
import { removalStore } from "./removal.store.ts";
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from "./second-factor.service.ts";
import { secondFactorStore } from "./second-factor.store.ts";
import { sessionStore } from "../session/session.store.ts";
import { keepPage } from "./keep.pages.ts";

/** The limit of calls that verify a password. */
const PASSWORDS = { points: 10, seconds: 600 };
/** The limit of codes per address, from which many clients may come. */
const PER_ADDRESS = { points: 120, seconds: 600 };

/** Adds the operations of the second factor, for signed-in users and for a sign-in that needs a code. */
export function secondFactorRoutes(app: App, deps: Deps): void {
  statusRoutes(app, deps);
  changeRoutes(app, deps);
  signInRoutes(app, deps);
  if (deps.config.capabilities.includes("secondFactor")) keepPage(app, deps);
}

/** Adds the operations that show the status, and keep the factor. */
function statusRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetSecondFactor", async ({ sql, user: { userId } }) => {
    const row = await secondFactorStore.find(sql, userId);
    const since = row?.confirmedAt ?? null;
    const removal = await removalStore.open(sql, userId);
    return {
      isOn: since !== null,
      since: since && toWireDate(since),
      recoveryCodesLeft: since ? await secondFactorStore.countRecoveryCodes(sql, userId) : 0,
      removalAskedAt: removal && toWireDate(removal.askedAt),
    };
  });
  addOperation(app, deps, "KeepSecondFactor", async ({ sql, user, changed }) => {
    await sessionStore.lockUser(sql, user.userId);
    if (!(await cancelRemoval(deps, sql, user.userId)))
      throw new Refusal("factorState", "There is no open request to remove your second factor.");
    changed("request to remove the second factor cancelled");
    return null;
  });
}

/** Adds the operations that change the factor of a signed-in user. */
function changeRoutes(app: App, deps: Deps): void {
  const ownTransaction = { inTransaction: false } as const;
  addOperation(
    app,
    deps,
    "BeginAuthenticator",
    async ({ user, sessionHash, address, input, changed }) => {
      const begun = await beginAuthenticator(deps, { user, sessionHash, address }, input.password);
      changed("set-up of a second factor begun");
      return begun;
    },
    { limit: PASSWORDS, ...ownTransaction },
  );
  addOperation(
    app,
    deps,
    "ConfirmAuthenticator",
    async ({ user, sessionHash, address, input, changed }) => {
      const recoveryCodes = await confirmAuthenticator(deps, { user, sessionHash, address }, input.code);
      changed("second factor set up, other sessions ended");
      return { recoveryCodes };
    },
    ownTransaction,
  );
  addOperation(
    app,
    deps,
    "RemoveAuthenticator",
    async ({ user, sessionHash, address, input: { password: digest, code }, changed }) => {
      await removeAuthenticator(deps, { user, sessionHash, address }, { digest, code });
      changed("second factor removed, other sessions ended");
      return null;
    },
    { limit: PASSWORDS, ...ownTransaction },
  );
  addOperation(
    app,
    deps,
    "CreateRecoveryCodes",
    async ({ user, sessionHash, address, input, changed }) => {
      const recoveryCodes = await renewRecoveryCodes(deps, { user, sessionHash, address }, input.code);
      changed("recovery codes replaced");
      return { recoveryCodes };
    },
    ownTransaction,
  );
}

/** Adds the operations of a sign-in whose password was right. */
function signInRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "CompleteLogin",
    async ({ input, context, changed }) => {
      const { user, changes, handOut } = await answerChallenge(deps, context, input, async (sql, locked) => {
        const isCancelled = await cancelRemoval(deps, sql, locked.userId);
        const opened = await openNewSession({ ...deps, sql }, context, locked, "client");
        const cancelled = isCancelled ? ["request to remove the second factor cancelled"] : [];
        return { user: locked, changes: [...opened.changes, ...cancelled], handOut: opened.handOut };
      });
      handOut();
      for (const change of changes) changed(change);
      return toSessionUser(deps.sql, user);
    },
    { limit: PER_ADDRESS, inTransaction: false },
  );
  addOperation(
    app,
    deps,
    "RequestFactorRemoval",
    async ({ input, context, address, changed }) => {
      const found = await findChallenge(deps, context, input.challenge);
      const removal = await runInTransaction(deps.sql, async (sql) => {
        const { user } = await lockChallenge(sql, found);
        return askForRemoval(deps, sql, user.userId, originOf(context, address, deps.config));
      });
      changed(`user ${removal.userId} wants the second factor removed`);
      return { decidedFrom: toWireDate(removal.decidableAt) };
    },
    { limit: PER_ADDRESS, inTransaction: false },
  );
}
