import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signIn } from "../account.ts";
import { phone } from "../portal.ts";
import { HOSTILE } from "./fault-list.ts";
import { sharedPortals } from "./in-flow.ts";
import { isWell } from "./survive.ts";
import { untilQuiet } from "../quiet.ts";

const alone = sharedPortals();

/** The fields with texts of clients and staff, in any answer. */
const words = new Set([
  "bankAccountName",
  "bankName",
  "branchName",
  "comment",
  "companyName",
  "contactNumber",
  "countryName",
  "description",
  "display",
  "fromPlatform",
  "fullName",
  "name",
  "parent",
  "paymentPlatformName",
  "planName",
  "remarks",
  "status",
  "toPlatform",
  "walletAddress",
  "withdrawalBankAccountName",
  "withdrawalBankAccountNumber",
]);

/** Returns the same answer with hostile content in its texts; its schema remains valid. */
function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoil);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      words.has(key) && typeof inner === "string" ? HOSTILE : spoil(inner),
    ]),
  );
}
async function spoilAnswer(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer: { data: unknown } = await response.json();
  await route.fulfill({ response, json: { ...answer, data: spoil(answer.data) } });
}

const paths = [
  "/dashboard",
  "/my-account",
  "/profile",
  "/profile?tab=withdrawal-settings",
  "/deposit-withdraw?tab=deposit",
  "/deposit-withdraw?tab=withdrawal",
  "/transactions?tab=deposit",
  "/transactions?tab=withdrawal",
  "/transactions?tab=internal-transfer",
  "/transactions?tab=compound-scheme",
  "/referrals?tab=invite-friend",
  "/referrals?tab=history",
] as const;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.concurrent("texts of clients and staff", () => {
  test(
    "are rendered as text within a phone's width, on every screen of the client area",
    alone(async (portal) => {
      const { context, page } = await portal.visit(null, { viewport: phone });
      await context.route("**/api/*/Get*", spoilAnswer);
      await page.goto("/login");
      await signIn(page, "demo@example.com", "Sandbox-2026!");
      await page.getByText("Welcome, ").waitFor();
      for (const path of paths) {
        await page.goto(path);
        await untilQuiet(page);
        await isWell(page);
        expect(await page.getByRole("button", { name: "Retry" }).count(), `${path} shows its data`).toBe(0);
        expect(await overflow(page), `${path} fits`).toBeLessThanOrEqual(0);
      }
      await page.goto("/profile");
      await page.getByText("{{7*7}}").first().waitFor();
    }),
  );

  test(
    "are rendered as text through a whole deposit",
    alone(async (portal) => {
      const { context, page } = await portal.visit(await portal.customer(), { viewport: phone });
      await context.route("**/api/*/Get*", spoilAnswer);
      await page.goto("/deposit-withdraw?tab=deposit");
      await page.getByText("Bank Transfer", { exact: true }).first().click();
      await page.getByText("{{7*7}}").first().click();
      await page.getByLabel("You send").fill("447");
      await page.getByRole("button", { name: "Confirm", exact: true }).click();
      await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
      await isWell(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }),
  );
});
