import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { challengeOf } from "./authenticator.ts";
import { folders, HOUR, newPassword, prepareFreeze } from "./freeze-world.ts";
import { DEMO, lastLetter } from "./provider.ts";

const { provider, customer, frozenUntil, inMinutes, signIn, withdrawalOf, withdrawals, setUpEarlier } =
  prepareFreeze();

describe("nothing is frozen", () => {
  test("by a recovery code that confirms the withdrawal, nor by new recovery codes", async () => {
    const app = await setUpEarlier();
    const [code = ""] = app.recoveryCodes;
    const withdraw = await withdrawalOf();
    await customer().client.call("CompleteStepUp", { purpose: "WithdrawalRequest", code });
    await withdraw();
    await customer().client.call("CreateRecoveryCodes", { code: app.freshCode() });
    expect(await frozenUntil()).toBeNull();
    expect(await withdrawals()).toBe(1);
  });

  test("by a registration, a wrong old password, a set-up that is not confirmed and a request to remove a factor", async () => {
    const wrong = { oldPassword: "not-the-old-one", newPassword };
    await expect(customer().client.call("UpdateUserPassword", wrong)).rejects.toMatchObject({ code: 1008 });
    await customer().client.call("BeginAuthenticator", { password: DEMO.password });
    const wrongCode = customer().client.call("ConfirmAuthenticator", { code: "000000" });
    await expect(wrongCode).rejects.toMatchObject({ code: 1105 });
    expect(await frozenUntil()).toBeNull();
    const fresh = provider().visitor();
    await fresh.signIn("fresh@example.com");
    expect(await fresh.client.call("GetFreeze", {})).toEqual({ frozenUntil: null });
    await setUpEarlier();
    const visitor = provider().visitor();
    const challenge = await challengeOf(visitor, customer().email);
    await visitor.client.call("RequestFactorRemoval", { challenge });
    expect(await frozenUntil()).toBeNull();
  });

  test("without the capability, and its call is not routed; a change in that time counts once the capability is on", async () => {
    const config = readConfig({ ...folders, WITHDRAWAL_FREEZE_HOURS: "0" });
    const off = await createApp({ ...provider().deps, config });
    const visitor = provider().visitor(9, off.fetch);
    await visitor.signIn(customer().email);
    const { capabilities, limits } = await visitor.client.call("GetCapabilities", {});
    expect(capabilities).not.toContain("freeze");
    expect(limits.freezeHours).toBeNull();
    await visitor.client.call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword });
    expect((await lastLetter(provider(), customer().email)).text).not.toContain("paused");
    await visitor.client.call("RequestOtpWithdrawal", {});
    const response = await visitor.fetch(`/api/Withdrawal/GetFreeze?userId=${customer().userId}&companyId=9`);
    expect(response.status).toBe(404);
    await signIn(newPassword);
    expect(await frozenUntil()).toBe(inMinutes(24 * HOUR));
  });
});
