import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../../scripts/test-browser/launch-options.ts";
import { createCustomer, type Customer } from "../../src/testing/customer.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { connectControl } from "../control.ts";
import { freeze } from "../faults.ts";
import type { Member } from "../patroni.ts";

/** The folder of the pictures; none are taken without it. */
const pictures = process.env["PICTURES_DIR"] ?? "";
let cluster: Cluster;
let browser: Browser;

beforeAll(async () => {
  if (!existsSync(join(import.meta.dirname, "../../../portal/build/client/index.html")))
    throw new Error("The portal is not built. Run `npx pnpm@12.21.0 build` first");
  cluster = await startCluster();
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await cluster?.stop();
});

/** Opens three tabs of a browser in which a customer is signed in. */
async function openTabs({ cookie, userStore }: Customer) {
  const { hostname: domain } = new URL(cluster.url);
  const session = { ...cookie, domain, path: "/", expires: -1, httpOnly: true, secure: true } as const;
  const context = await browser.newContext({
    baseURL: cluster.url,
    viewport: { width: 390, height: 844 },
    storageState: {
      cookies: [{ ...session, sameSite: "Lax" }],
      origins: [{ origin: cluster.url, localStorage: [{ name: "userStore", value: userStore }] }],
    },
  });
  context.setDefaultTimeout(60_000);
  const [deposit, withdrawal, list] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  return { deposit, withdrawal, list };
}
type Tabs = Awaited<ReturnType<typeof openTabs>>;

async function photograph(tabs: Tabs, moment: string): Promise<void> {
  if (pictures === "") return;
  mkdirSync(pictures, { recursive: true });
  for (const [name, page] of Object.entries(tabs))
    await page.screenshot({ path: join(pictures, `${moment}-${name}.png`) });
}

/** Types the amounts of a deposit and of a withdrawal, and sends neither. */
async function prepareDrafts({ deposit, withdrawal }: Tabs): Promise<void> {
  await deposit.goto("/deposit-withdraw?tab=deposit");
  await deposit.getByText("Bank Transfer", { exact: true }).first().click();
  await deposit.getByText("Daybreak Bank").first().click();
  await deposit.getByLabel("You send").fill("447");
  await withdrawal.goto("/deposit-withdraw?tab=withdrawal");
  await withdrawal.getByText("Daybreak Bank").first().click();
  await withdrawal.getByLabel("You withdraw").fill("50");
}

/** Freezes the primary once it has the deposit, and loses its answer; resolves to the member and what lets it continue. */
const loseAnswer = (page: Page) =>
  new Promise<{ readonly frozen: Member; readonly thaw: () => void }>((resolve, reject) => {
    const lose = async (route: Parameters<Parameters<Page["route"]>[1]>[0]) => {
      const answer = await route.fetch();
      const frozen = await cluster.primary();
      if (!answer.ok() || !frozen) throw new Error("The deposit was not made");
      const thaw = freeze(frozen);
      await route.abort("connectionreset");
      resolve({ frozen, thaw });
    };
    page.route("**/DepositRequest", (route) => lose(route).catch(reject), { times: 1 }).catch(reject);
  });

test("portal: the primary freezes with a deposit whose answer is lost, and each tab of a browser continues by itself", async () => {
  const customer = await createCustomer(connectControl(cluster), { eWallet: 500 });
  const tabs = await openTabs(customer);
  const { deposit, withdrawal, list } = tabs;
  await prepareDrafts(tabs);
  await cluster.settle();
  const lost = loseAnswer(deposit);
  await deposit.getByRole("button", { name: "Confirm", exact: true }).click();
  const { frozen, thaw } = await lost;
  try {
    await Promise.all([
      deposit.getByRole("button", { name: "Checking whether your request arrived" }).waitFor(),
      list.goto("/transactions?tab=deposit", { waitUntil: "commit" }),
      withdrawal.reload({ waitUntil: "commit" }),
    ]);
    await list.getByText("Loading the list").first().waitFor();
    await photograph(tabs, "1-without-primary");

    // No tab is touched from here on.
    await deposit.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
    expect(await cluster.primary()).not.toBe(frozen);
    const reference = await deposit
      .getByRole("main")
      .getByText(/^D-\d{8}-\w+$/)
      .first()
      .textContent();
    await list.locator(`a[href$="id=${reference}"]`).waitFor();
    expect(await withdrawal.getByLabel("You withdraw").inputValue()).toBe("50");
    await photograph(tabs, "2-with-the-new-primary");
    for (const page of Object.values(tabs)) {
      expect(new URL(page.url()).pathname).not.toBe("/login");
      expect(await page.getByRole("alertdialog").count()).toBe(0);
    }
  } finally {
    await photograph(tabs, "3-at-the-end");
    thaw();
  }
  await cluster.settle();
  // The deposit of the customer's balance, and this one.
  expect(await list.locator('a[href*="id=D-"]').count()).toBe(2);
  await connectControl(cluster).proveBooks(true);
});
