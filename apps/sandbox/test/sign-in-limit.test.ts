import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { networksOf } from "../src/http/network.ts";
import { type Attempt, takeTry } from "../src/session/sign-in-limit.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(async () => {
  provider.clock.reset();
  await provider.query("delete from sign_in_failure");
});
afterAll(() => provider.close());

describe("the number of guesses of a password", () => {
  const attempt: Attempt = {
    role: "client",
    companyId: 9,
    email: "victim@example.com",
    address: "203.0.113.1",
    device: null,
  };
  /** Guesses as often as allowed, from one address after the other, for some minutes. */
  const guesses = async (minutes: number, addresses: readonly string[]) => {
    const end = provider.clock.now().getTime() + minutes * 60_000;
    let count = 0;
    for (let turn = 0; provider.clock.now().getTime() < end; turn += 1) {
      const address = addresses[turn % addresses.length] ?? "";
      const wait = await takeTry(provider.deps.sql, { ...attempt, address }, provider.clock.now()).then(
        () => 0,
        (error: unknown) => Number(Object(error).retryAfter),
      );
      if (wait === 0) count += 1;
      else provider.clock.advance(wait / 60);
    }
    return count;
  };

  test("of one network at one account is at most 115 a day", async () => {
    expect(await guesses(24 * 60, ["203.0.113.1"])).toBeLessThanOrEqual(115);
  });

  test("of an IPv6 site has four times as many without delay, at the same later rate", async () => {
    const site = Array.from({ length: 64 }, (_, net) => `2001:db8:1:${(0xab00 + net).toString(16)}::1`);
    expect(await guesses(60, site)).toBeLessThanOrEqual(40 + 14);
  });

  test("of all networks together at one account is 300 without delay, then one a minute", async () => {
    const world = Array.from({ length: 100 }, (_, host) => `198.51.100.${host}`);
    expect(await guesses(60, world)).toBeLessThanOrEqual(300 + 6 + 60);
  });

  test("counts concurrent attempts one by one", async () => {
    const at = provider.clock.now();
    const tries = Array.from({ length: 40 }, () => takeTry(provider.deps.sql, attempt, at));
    const outcomes = await Promise.allSettled(tries);
    // The eleventh is admitted, and begins the first delay.
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(11);
  });
});

test.each([
  ["203.0.113.9", ["203.0.113.9"]],
  ["::ffff:203.0.113.9", ["203.0.113.9"]],
  ["2001:db8:1:ab02::9", ["2001:db8:1:ab02::/64", "2001:db8:1:ab00::/56"]],
  ["2001:DB8:0001:ab7f:ffff::", ["2001:db8:1:ab7f::/64", "2001:db8:1:ab00::/56"]],
  ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0:0::/56"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56"]],
  ["in-process", ["in-process"]],
])("the address %s belongs to the networks %j", (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names);
});
