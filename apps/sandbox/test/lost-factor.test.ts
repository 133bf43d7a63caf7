import { beforeEach, describe, expect, test } from "vitest";
import { type App, challengeOf, setUpApp } from "./authenticator.ts";
import { countSessions, customer, openCustomer, provider, readSubject } from "./one-customer.ts";
import { DEMO, lastLetter } from "./provider.ts";

openCustomer();

const invalid = { kind: "refused", code: 1106 };

describe("a lost second factor", () => {
  let app: App;
  const ask = async () => {
    const visitor = provider.visitor();
    const challenge = await challengeOf(visitor, customer.email);
    const answer = await visitor.client.call("RequestFactorRemoval", { challenge });
    return { visitor, challenge, ...answer };
  };
  const removalId = async () => {
    const { rows } = await provider.query(
      `select removal_id from factor_removal where user_id = ${customer.userId} order by removal_id desc limit 1`,
    );
    return Number(Object(rows[0]).removal_id);
  };
  const decide = async (step: string, comment: string | null = "We spoke to you on the phone.") =>
    provider.control(`factors/${await removalId()}/${step}`, { comment });
  beforeEach(async () => {
    app = await setUpApp(provider, customer);
  });

  test("asvs(6.4.4): is removed by staff with a reason, after the waiting time, and every session ends", async () => {
    const { decidedFrom } = await ask();
    const waiting = Date.parse(decidedFrom) - provider.clock.now().getTime();
    expect(waiting).toBe(72 * 3_600_000);
    // A repeated request moves nothing.
    expect((await ask()).decidedFrom).toBe(decidedFrom);
    expect(await customer.client.call("GetSecondFactor", {})).toMatchObject({
      removalAskedAt: expect.any(String),
    });
    await expect(decide("approve")).rejects.toThrow("409");
    provider.clock.advance(72 * 60);
    await expect(decide("approve", null)).rejects.toThrow("400");
    await decide("approve");
    await expect(decide("reject")).rejects.toThrow("409");
    expect(await countSessions()).toBe(0);
    const letter = await lastLetter(provider, customer.email);
    expect(letter.subject).toBe("Two-step sign-in was turned off");
    expect(letter.text).toContain("We spoke to you on the phone.");
    await provider.visitor().signIn(customer.email);
  });

  test("stays when staff reject the request", async () => {
    await ask();
    await decide("reject", "Please send us your document.");
    expect(await readSubject()).toBe("Two-step sign-in was not turned off");
    await challengeOf(provider.visitor(), customer.email);
  });

  test("stays when the user follows the link of the e-mail, whose opening alone changes nothing", async () => {
    await ask();
    const { link } = await lastLetter(provider, customer.email);
    const url = new URL(link ?? "");
    expect((await provider.visitor().fetch(url.pathname + url.search)).status).toBe(200);
    const body = new URLSearchParams({ token: url.searchParams.get("token") ?? "" });
    const cancel = () => provider.visitor().fetch(url.pathname, { method: "POST", body });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(410);
    expect(await readSubject()).toBe("Two-step sign-in stays on");
    await expect(decide("approve")).rejects.toThrow("409");
  });

  test.each<[string, (asked: Awaited<ReturnType<typeof ask>>) => Promise<unknown>]>([
    [
      "a user signs in with a code",
      ({ visitor, challenge }) => visitor.client.call("CompleteLogin", { challenge, code: app.freshCode() }),
    ],
    ["a signed-in user keeps it", () => customer.client.call("KeepSecondFactor", {})],
    [
      "the password is changed",
      async () => {
        await customer.client.call("CompleteStepUp", {
          purpose: "UpdateUserPassword",
          code: app.freshCode(),
        });
        await customer.client.call("UpdateUserPassword", {
          oldPassword: DEMO.password,
          newPassword: "Another-2026!",
        });
      },
    ],
  ])("stays when %s", async (_what, act) => {
    await act(await ask());
    provider.clock.advance(73 * 60);
    await expect(decide("approve")).rejects.toThrow("409");
  });

  test("cannot be requested without the browser of the sign-in, nor without end", async () => {
    const { challenge } = await ask();
    const stranger = provider.visitor().client.call("RequestFactorRemoval", { challenge });
    await expect(stranger).rejects.toMatchObject(invalid);
    for (let round = 0; round < 2; round += 1) {
      await customer.client.call("KeepSecondFactor", {});
      await ask();
    }
    await customer.client.call("KeepSecondFactor", {});
    await expect(ask()).rejects.toMatchObject({ status: 429 });
  });
});
