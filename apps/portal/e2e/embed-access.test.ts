import type { Customer } from "@broker/sandbox/testing";
import { expect, test } from "vitest";
import { chooseGateway, gateways } from "./depositing.ts";
import { hideCapabilities } from "./hide-capabilities.ts";
import { shareEmbedding, tokenIn, told, visitIn } from "./host-site.ts";

const embedding = shareEmbedding();

/** Signs a new client in to the site. */
async function signInNew(): Promise<Customer> {
  const { portal, site } = embedding();
  const customer = await portal.createCustomer();
  site.signIn(customer);
  return customer;
}
const visit = (address: string) => visitIn(embedding().browser, address);

test("a second use of the token, a token of another journey, and none at all ask for a sign-in", async () => {
  const { site } = embedding();
  await signInNew();
  const { page } = await visit(`${site.origin}/broker-withdrawal?attributes=lang="en"`);
  await page.frameLocator("iframe").getByRole("heading", { name: "Withdrawal", level: 1 }).waitFor();
  const reasons = async () => (await told(page)).map(({ reason }) => reason);
  expect(await reasons()).toEqual(["noToken"]);
  const tokens = [await tokenIn(page), await site.createToken("deposit")];
  for (const [index, token] of tokens.entries()) {
    await page.evaluate(
      (one) => Reflect.set(Object(document.querySelector("broker-withdrawal")), "token", one),
      token,
    );
    await expect.poll(reasons).toEqual(["noToken", ...Array(index + 1).fill("tokenRefused")]);
    await page.frameLocator("iframe").getByRole("button", { name: "Sign in again" }).waitFor();
  }
  await page.context().close();
});

test("the frame of a session that ended with that of the site's server asks for a token at its next call", async () => {
  const { portal, site } = embedding();
  const customer = await signInNew();
  const { context, page } = await visit("about:blank");
  // An event would end the session of the frame before its next call.
  await hideCapabilities(context, "events");
  await page.goto(`${site.origin}/broker-deposit?attributes=lang="en"`);
  const frame = page.frameLocator("iframe");
  await chooseGateway(frame, gateways[0]);
  await frame.getByLabel("Your e-wallet receives").fill("34");
  await customer.call("User/UserLogout", {});
  await frame.getByRole("button", { name: "Confirm" }).click();
  await expect
    .poll(async () => (await told(page)).at(-1))
    .toEqual({ type: "needs-sign-in", journey: "deposit", reason: "sessionEnded" });
  expect(await portal.countEffects("GenerateDepositUrlEss", customer.userId)).toBe(0);
  await page.context().close();
});

test("a link to a page for frames exchanges no token, and offers the sign-in of the portal", async () => {
  const { portal, site } = embedding();
  await signInNew();
  const token = await site.createToken("deposit");
  const { page } = await visit("about:blank");
  const calls: string[] = [];
  page.on("request", (request) => void calls.push(new URL(request.url()).pathname));
  for (const host of [site.origin, "https://evil.example"]) {
    await page.goto(`${portal.url}/inapp/deposit?lang=en&host=${encodeURIComponent(host)}#token=${token}`);
    await page.getByRole("button", { name: "Sign in again" }).waitFor();
  }
  expect(calls).not.toContain("/api/User/OpenEmbedSession");
  await page.getByRole("button", { name: "Sign in again" }).click();
  await page.waitForURL("**/login");
  await page.context().close();
});

test("the browser refuses the frame to a site that is not configured, and every other page to all sites", async () => {
  const { portal, site, stranger } = embedding();
  const customer = await portal.createCustomer();
  for (const one of [site, stranger]) one.signIn(customer);
  const { page, problems } = await visit(`${stranger.origin}/broker-deposit`);
  await expect.poll(() => problems.join()).toMatch(/frame-ancestors/);
  expect(page.frames().every((frame) => !frame.url().startsWith(portal.url))).toBe(true);
  await page.context().close();
  for (const path of ["/login", "/dashboard", "/deposit-withdraw", "/"])
    expect((await fetch(portal.url + path)).headers.get("content-security-policy"), path).toContain(
      "frame-ancestors 'none'",
    );
  for (const path of ["/inapp/deposit", "/inapp/withdraw", "/inapp/kyc"]) {
    const { headers } = await fetch(portal.url + path);
    expect(headers.get("content-security-policy"), path).toContain(`frame-ancestors ${site.origin}`);
    expect(headers.get("referrer-policy"), path).toBe("no-referrer");
  }
});
