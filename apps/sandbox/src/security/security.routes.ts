import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { Refusal } from "../http/problem.ts";
import type { Origin } from "../session/origin.ts";
import { type SignInRow, signInStore } from "../session/sign-in.store.ts";
import { securityStore, type SessionRow } from "./security.store.ts";

const MINUTE = 60_000;

const showOrigin = ({ kind, browser, system, address, country }: Origin): Origin => ({
  kind,
  browser,
  system,
  address,
  country,
});

const showSession = (row: SessionRow, own: string) => ({
  ...showOrigin(row),
  sessionId: row.sessionId,
  signedInAt: toWireDate(row.createdAt),
  lastSeenAt: toWireDate(row.seenAt),
  isCurrent: row.tokenHash === own,
});

const showSignIn = (row: SignInRow) => ({
  ...showOrigin(row),
  signedInAt: toWireDate(row.signedInAt),
  succeeded: row.succeeded,
});

/** Adds the operations that list the sessions and sign-ins of a user, and end sessions. */
export function securityRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetSessions", async ({ sql, user, sessionHash }) => {
    const now = deps.clock.now();
    const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
    const { sessionMinutes, inactivityMinutes } = deps.config;
    const rows = await securityStore.listSessions(sql, user.userId, {
      own: sessionHash,
      begunSince: ago(sessionMinutes),
      usedSince: ago(inactivityMinutes),
      now,
    });
    return rows.map((row) => showSession(row, sessionHash));
  });
  addOperation(app, deps, "EndSession", async ({ sql, user, input, changed }) => {
    if (!(await securityStore.endSession(sql, user.userId, input.sessionId)))
      throw new Refusal("sessionUnknown", "This session has already ended.");
    changed(`session ${input.sessionId} ended`);
    return null;
  });
  addOperation(app, deps, "EndOtherSessions", async ({ sql, user, sessionHash, changed }) => {
    const count = await securityStore.endOthers(sql, user.userId, sessionHash);
    if (count > 0) changed(`${count} other sessions ended`);
    return null;
  });
  addOperation(app, deps, "GetSignInHistory", async ({ read, user }) =>
    (await read((sql) => signInStore.listOf(sql, user.userId))).map(showSignIn),
  );
}
