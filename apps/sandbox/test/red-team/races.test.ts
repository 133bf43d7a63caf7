import { describe, expect, onTestFinished, test } from "vitest";
import { runInTransaction } from "../../src/db/transaction.ts";
import { sessionStore } from "../../src/session/session.store.ts";
import { calculateCode, stepOf } from "../../src/second-factor/totp.ts";
import { digestOf } from "../../src/session/password.ts";
import { fromBase32 } from "../authenticator.ts";
import { withoutPostgres } from "../databases.ts";
import { untilLockWaits } from "../lock-waits.ts";
import { DEMO } from "../provider.ts";
import { callAs, isIn, openGround } from "./ground.ts";

const ground = openGround();

describe.skipIf(withoutPostgres)("who is faster than the owner", () => {
  /** Locks a user's row, so that calls that are sent meanwhile wait for it in the order of their arrival. */
  async function holdUser(userId: number) {
    let release: () => void = () => {};
    const waits = new Promise<void>((resolve) => (release = resolve));
    let isHeld: () => void = () => {};
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const done = runInTransaction(ground.provider.deps.sql, async (sql) => {
      await sessionStore.lockUser(sql, userId);
      isHeld();
      await waits;
    });
    await held;
    const free = async () => {
      release();
      await done;
    };
    // A test that fails must not leave the row locked.
    onTestFinished(free);
    return free;
  }
  test("a sign-in by the password alone that runs while a second factor is confirmed leaves no session", async () => {
    const owner = await ground.customer();
    const { secret } = await owner.client.call("BeginAuthenticator", { password: DEMO.password });
    const release = await holdUser(owner.userId);
    const code = calculateCode(fromBase32(secret), stepOf(ground.provider.clock.now()));
    const confirmed = owner.client.call("ConfirmAuthenticator", { code });
    await untilLockWaits(ground.provider, 1);
    const thief = ground.visitor(1);
    const credentials = { companyId: 9, email: owner.email, password: digestOf(DEMO.password) };
    const signedIn = callAs(thief, "UserLogin", credentials);
    await untilLockWaits(ground.provider, 2);
    await release();
    await confirmed;
    expect(await signedIn).toMatchObject({ status: 200, code: 1101 });
    expect(await isIn(thief)).toBe(false);
  });

  test("a change of the password in a session that the owner ends meanwhile changes nothing, and opens no session", async () => {
    const owner = await ground.customer();
    const thief = ground.visitor(1);
    await thief.signIn(owner.email);
    const release = await holdUser(owner.userId);
    const change = { oldPassword: DEMO.password, newPassword: "The-thiefs-own-1" };
    const changed = thief.client.call("UpdateUserPassword", change).then(
      () => "changed",
      () => "refused",
    );
    await untilLockWaits(ground.provider, 1);
    await owner.client.call("EndOtherSessions", {});
    await release();
    expect(await changed).toBe("refused");
    expect(await isIn(thief)).toBe(false);
    expect(await isIn(owner)).toBe(true);
    await ground.visitor().signIn(owner.email);
  });

  test("tokens that are created and exchanged while their session signs out leave no session of a frame, and no failure", async () => {
    for (let round = 0; round < 4; round += 1) {
      const owner = await ground.customer();
      const { userId } = owner;
      const wish = { companyId: 9, userId, purpose: "withdrawal" };
      const token = String(Object((await callAs(owner, "CreateEmbedToken", wish)).data).token);
      const answers = await Promise.all([
        callAs(ground.visitor(1), "OpenEmbedSession", { companyId: 9, purpose: "withdrawal", token }),
        callAs(owner, "CreateEmbedToken", wish),
        callAs(owner, "CreateEmbedToken", { ...wish, purpose: "deposit" }),
        owner.client.call("UserLogout", {}).then(() => ({ status: 200 })),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      const { rows } = await ground.provider.query(`select 1 from session where user_id = ${userId}`);
      expect(rows).toEqual([]);
    }
    expect(ground.failures()).toEqual([]);
  });
});
