import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { challengeOf, setUpApp } from "./authenticator.ts";
import { lettersTo } from "./letters-to.ts";
import { DEMO } from "./provider.ts";
import { agents, openAlerts } from "./sign-in-alerts.ts";

const at = openAlerts();
const { alerts, browserOf, report } = at;

describe("the e-mail about a sign-in", () => {
  test("names device, place and time of a new device, and not of a known one or of the first sign-in", async () => {
    expect(await alerts()).toEqual([]);
    const phone = browserOf(agents.phone);
    await phone.signIn(at.customer.email);
    const [letter] = await alerts();
    expect(letter?.text).toContain("Device: Phone, Safari on iOS");
    expect(letter?.text).toContain("Place: Singapore, 203.0.113.9");
    expect(letter?.text).toContain("Time: November 21, 2026");
    expect(letter?.text).toContain("Withdrawals then pause for 24 hours");
    await phone.client.call("UserLogout", {});
    await phone.signIn(at.customer.email);
    await at.customer.signIn(at.customer.email);
    expect(await alerts()).toHaveLength(1);
  });

  test("contains nothing that the browser says of itself beyond names of a list", async () => {
    await browserOf(agents.hostile).signIn(at.customer.email);
    const [letter] = await alerts();
    expect(letter?.text).toContain("Device: Unknown device");
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/555|evil\.example|locked/);
  });

  test("is written in the user's language, with the direction of each value kept", async () => {
    await at.customer.client.call("UpdateLetterLanguage", { language: "ar" });
    const phone = browserOf(agents.phone);
    await phone.client.call("UserLogin", { email: at.customer.email, password: DEMO.password });
    const [letter] = await lettersTo(at.provider, at.customer.email);
    expect(letter?.subject).toBe("تسجيل دخول من جهاز جديد");
    expect(letter?.text).toContain("سنغافورة");
    expect(letter?.html).toContain('dir="rtl"');
  });

  test("comes for a device whose session the user ended, and after the browser was forgotten", async () => {
    const phone = browserOf(agents.phone);
    await phone.signIn(at.customer.email);
    await at.customer.client.call("EndOtherSessions", {});
    await phone.signIn(at.customer.email);
    expect(await alerts()).toHaveLength(2);
  });

  test("is not sent for the own browser after a second factor was set up there", async () => {
    const app = await setUpApp(at.provider, at.customer);
    const challenge = await challengeOf(at.customer, at.customer.email);
    await at.customer.client.call("CompleteLogin", { challenge, code: app.freshCode() });
    expect(await alerts()).toEqual([]);
  });

  test("comes after the code of the second factor, and not after the password alone", async () => {
    const app = await setUpApp(at.provider, at.customer);
    const phone = browserOf(agents.phone);
    const challenge = await challengeOf(phone, at.customer.email);
    expect(await alerts()).toEqual([]);
    await phone.client.call("CompleteLogin", { challenge, code: app.freshCode() });
    expect(await alerts()).toHaveLength(1);
  });

  test("comes at most five times an hour, however often a thief with the password signs in", async () => {
    for (let time = 0; time < 12; time += 1) await browserOf(agents.phone).signIn(at.customer.email);
    expect(await alerts()).toHaveLength(5);
  });

  test("is not sent to an unverified address", async () => {
    await at.provider.query(
      `update app_user set email_verified_at = null where user_id = ${at.customer.userId}`,
    );
    await browserOf(agents.phone).signIn(at.customer.email);
    expect(await alerts()).toEqual([]);
  });
});

test("a provider without the capability sends no such e-mail, and has no such call", async () => {
  const { deps } = at.provider;
  const capabilities = deps.config.capabilities.filter((name) => name !== "signInAlert");
  const app = await createApp({ ...deps, config: { ...deps.config, capabilities } });
  const without = at.provider.visitor(9, (request) => Promise.resolve(app.fetch(request)));
  await without.signIn(at.customer.email);
  expect(await alerts()).toEqual([]);
  await expect(report("token", without)).rejects.toMatchObject({ kind: "unsupported" });
});
