import { type Capability, capabilities, operations } from "@broker/api-spec/operations";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal, type Portal, type Visit } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const withAll = sharePortal();
/** A provider without any capability, which also lacks the call that lists capabilities. */
const withNone = sharePortal({ CAPABILITIES: "none" });

const demo = { email: "demo@example.com", password: "Sandbox-2026!" };

/** A page, and the content that it must not have. */
interface Place {
  readonly path: string;
  /** The names of the tabs, buttons, links and fields that are not shown. */
  readonly gone?: RegExp;
  /** Leaves the page in the way that the capability concerns. */
  leave?(page: Page): Promise<void>;
}

/** Waits until the page has its data. */
async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await untilQuiet(page);
  await page.waitForFunction(() => document.querySelector("main [data-skeleton]") === null);
}

const withdrawal = "/deposit-withdraw?tab=withdrawal";
const transfers = "/transactions?tab=internal-transfer";
const reset = "/reset-password?token=unknown";
const report = "/sign-in-report?token=unknown";
const capture = "/capture#unknown";

/** The pages that a capability concerns. */
const places: Readonly<Record<Capability, readonly Place[]>> = {
  capabilities: [{ path: "/dashboard" }],
  logout: [
    {
      path: "/dashboard",
      async leave(page) {
        await page.getByRole("button", { name: "AMIRA" }).click();
        await page.getByRole("menuitem", { name: "Logout" }).click();
        // The login page says that the session continues at the provider.
        await page.waitForURL("**/login?ended=providerNotTold");
      },
    },
  ],
  registrationDetails: [{ path: "/my-account" }],
  voidIntent: [{ path: "/deposit-withdraw?tab=deposit" }],
  boundCode: [{ path: withdrawal }],
  withdrawalWallet: [{ path: withdrawal, gone: /crypto|usdt|wallet address/i }],
  passwordReset: [{ path: reset, gone: /new password/i }],
  letterLanguage: [{ path: "/profile" }],
  supportMessage: [{ path: "/dashboard" }],
  embed: [{ path: "/dashboard" }],
  transactionDetails: [{ path: "/transactions?tab=deposit", gone: /exchange rate/i }],
  cancel: [{ path: "/transactions?tab=deposit", gone: /cancel/i }],
  secondFactor: [{ path: "/profile?tab=contact", gone: /two-step|authenticator/i }],
  passkeys: [{ path: "/profile?tab=contact", gone: /passkey/i }],
  limits: [{ path: withdrawal }],
  freeze: [{ path: withdrawal }],
  payees: [
    { path: "/profile?tab=withdrawal-settings", gone: /saved account|add an account/i },
    { path: withdrawal },
  ],
  messages: [
    { path: "/profile?view=messages", gone: /message/i },
    { path: "/transactions?tab=deposit", gone: /ask about/i },
  ],
  paging: [{ path: "/dashboard" }, { path: "/transactions?tab=deposit" }],
  notes: [{ path: "/transactions?tab=deposit", gone: /note/i }],
  signInAlert: [{ path: report, gone: /not me/i }],
  letterPhrase: [{ path: "/profile?tab=contact", gone: /phrase/i }],
  kycResubmission: [{ path: "/my-account" }],
  kycCapture: [{ path: capture, gone: /photo/i }],
  privacy: [{ path: "/profile?tab=contact", gone: /copy|your data/i }],
  stepUp: [{ path: withdrawal }, { path: "/profile?tab=contact" }],
  sessions: [{ path: "/profile?tab=contact", gone: /session|sign-ins/i }],
  events: [{ path: "/dashboard" }],
  inbox: [{ path: "/dashboard" }, { path: "/profile?tab=contact", gone: /notification/i }],
  statements: [{ path: "/transactions?view=statements", gone: /statement|confirmation/i }],
  transfers: [
    { path: "/dashboard", gone: /transfer/i },
    { path: transfers, gone: /transfer/i },
  ],
  userTransfers: [{ path: transfers, gone: /transfer funds/i }],
  compoundScheme: [{ path: "/transactions?tab=compound-scheme", gone: /compound/i }],
  referralHistory: [{ path: "/referrals?tab=history", gone: /history/i }],
};

/** Returns the names of everything that a user can operate, and the sentences of alerts. */
const operable = async (page: Page): Promise<readonly string[]> => {
  const roles = ["tab", "button", "link", "textbox", "radio", "menuitem", "alert"] as const;
  const names = roles.map(async (role) => {
    const all = await page.getByRole("main").getByRole(role).all();
    return Promise.all(all.map(async (one) => (await one.getAttribute("aria-label")) ?? one.innerText()));
  });
  return (await Promise.all(names)).flat();
};

/** Opens pages, and returns the links that lead nowhere and the content that must not be there. */
async function walk({ page }: Visit, open: readonly Place[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { path, gone, leave } of open) {
    await page.goto(path);
    await settle(page);
    const isFault = (name: string) => /retry|try again|search again/i.test(name) || gone?.test(name);
    const names = await operable(page);
    faults.push(...names.filter(isFault).map((name) => `${path}: ${name}`));
    await leave?.(page);
  }
  return faults;
}

/** Opens a browser of a provider without one capability, and collects the calls of it. */
async function visitWithout({ provider, visit }: Portal, name: Capability) {
  const isVisitor = ["passwordReset", "signInAlert", "kycCapture"].includes(name);
  const visitor = await visit(isVisitor ? null : await provider.signIn(demo));
  const sent: string[] = [];
  const calls = Object.values(operations).filter(({ capability }) => capability === name);
  for (const { path } of calls) {
    await visitor.context.route(`**${path}*`, (route) => {
      sent.push(path);
      return route.fulfill({ status: 404, json: { responseCode: 4004, responseMessage: "", data: null } });
    });
  }
  if (name !== "capabilities") await hideCapabilities(visitor.context, name);
  return { visitor, sent };
}

test.each(capabilities)(
  "without %s none of its calls is sent, nothing of it is shown, and no retry is offered",
  async (name) => {
    const { visitor, sent } = await visitWithout(withAll(), name);
    // The portal requests GetCapabilities, because only the answer shows that the provider lacks the call.
    const isAsking = name === "capabilities";
    if (isAsking) visitor.expectProblems(/404/);
    expect(await walk(visitor, places[name])).toEqual([]);
    expect(isAsking ? [] : sent).toEqual([]);
  },
);

test("where a provider lacks parts and does not name them, pages tell it or leave them out, without a retry", async () => {
  const { provider, visit } = withNone();
  const visitor = await visit(await provider.signIn(demo));
  visitor.expectProblems(/404/);
  const paths = new Set(Object.values(places).flatMap((all) => all.map(({ path }) => path)));
  paths.delete(reset);
  paths.delete(report);
  expect(
    await walk(
      visitor,
      [...paths].map((path) => ({ path })),
    ),
  ).toEqual([]);
});
