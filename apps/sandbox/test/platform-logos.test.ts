import { afterAll, beforeAll, expect, test } from "vitest";
import { createProvider, type Provider, type Visitor } from "./provider.ts";

let provider: Provider;
let demo: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  demo = provider.visitor();
  await demo.signIn();
}, 120_000);
afterAll(() => provider.close());

test("every seeded platform that a client is offered has a logo, which is a drawing without scripts", async () => {
  const platforms = await demo.client.call("GetPaymentPlatforms", {});
  const offered = platforms.filter(
    ({ activeDeposit, companyId, currencyCode }) =>
      activeDeposit && companyId === 9 && ["MYR", "USD"].includes(currencyCode),
  );
  expect(offered.length).toBeGreaterThan(0);
  for (const { logo, paymentPlatformName } of offered) {
    expect(logo, paymentPlatformName).not.toBeNull();
    const answer = await demo.fetch(String(logo));
    expect(answer.status, paymentPlatformName).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(await answer.text()).toMatch(/^<svg [^>]*viewBox="0 0 32 32">(?!.*<(?:script|text|image))/);
  }
});

test("there is no logo at another address", async () => {
  expect((await demo.fetch("/api/files/platform-logo/nosuch.svg")).status).toBe(404);
});
