import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { toSessionUser } from "../session/session-user.ts";
import { beginPasskeySignIn, signInByPasskey } from "./passkey-sign-in.service.ts";
import { beginPasskeyStepUp, completePasskeyStepUp } from "./passkey-step-up.service.ts";
import { type PasskeyRow, passkeyStore } from "./passkey.store.ts";
import { beginRegistration, completeRegistration } from "./registration.service.ts";
import { removePasskey } from "./removal.service.ts";

/** The limit of calls that verify a password. */
const PASSWORDS = { points: 10, seconds: 600 };
/** The limit of sign-ins per address, from which many clients may come; each begins with a row. */
const PER_ADDRESS = { points: 120, seconds: 600 };

const ownTransaction = { inTransaction: false } as const;

const toWirePasskey = ({ passkeyId, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  passkeyId,
  name,
  createdAt: toWireDate(createdAt),
  lastUsedAt: lastUsedAt && toWireDate(lastUsedAt),
});

/** Adds the operations of passkeys for signed-in users, and the sign-in by a passkey. */
export function passkeyRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetPasskeys", async ({ sql, user }) => ({
    passkeys: (await passkeyStore.listOf(sql, user.userId)).map(toWirePasskey),
  }));
  changeRoutes(app, deps);
  signInRoutes(app, deps);
  stepUpRoutes(app, deps);
}

/** Adds the operations that add and remove passkeys of a signed-in user. */
function changeRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "BeginPasskeyRegistration",
    async ({ user, sessionHash, address, input, changed }) => {
      const begun = await beginRegistration(deps, { user, sessionHash, address }, input.password);
      changed("addition of a passkey begun");
      return begun;
    },
    { limit: PASSWORDS, ...ownTransaction },
  );
  addOperation(
    app,
    deps,
    "CompletePasskeyRegistration",
    async ({ user, sessionHash, address, input, changed }) => {
      const { passkey, isNew } = await completeRegistration(deps, { user, sessionHash, address }, input);
      if (isNew) changed("passkey added");
      return toWirePasskey(passkey);
    },
    ownTransaction,
  );
  addOperation(
    app,
    deps,
    "RemovePasskey",
    async ({ user, sessionHash, address, input: { passkeyId, password: digest }, changed }) => {
      await removePasskey(deps, { user, sessionHash, address }, { digest, passkeyId });
      changed("passkey removed, other sessions ended");
      return null;
    },
    { limit: PASSWORDS, ...ownTransaction },
  );
}

/** Adds the operations of a sign-in by a passkey. */
function signInRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "BeginPasskeyLogin", ({ context }) => beginPasskeySignIn(deps, context), {
    limit: PER_ADDRESS,
    ...ownTransaction,
  });
  addOperation(
    app,
    deps,
    "CompletePasskeyLogin",
    async ({ input, context, changed }) => {
      const { user, changes } = await signInByPasskey(deps, context, input);
      for (const change of changes) changed(change);
      return toSessionUser(deps.sql, user);
    },
    { limit: PER_ADDRESS, ...ownTransaction },
  );
}

/** Adds the operations by which a passkey confirms a call in place of a code. */
function stepUpRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "BeginPasskeyStepUp",
    ({ sql, user, sessionHash, address, input }) =>
      beginPasskeyStepUp(deps, sql, { user, sessionHash, address }, input.purpose),
    { limit: PER_ADDRESS },
  );
  addOperation(
    app,
    deps,
    "CompletePasskeyStepUp",
    async ({ user, sessionHash, address, input, changed }) => {
      await completePasskeyStepUp(deps, { user, sessionHash, address }, input);
      changed(`second factor proved by a passkey for ${input.purpose}`);
      return null;
    },
    { limit: PER_ADDRESS, ...ownTransaction },
  );
}
