import { customerPassword, smallestImage } from "@broker/sandbox/testing";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { signIn } from "../account.ts";
import { begin, journeyTo, sharedPortals } from "./in-flow.ts";
import { isWell, walkOn } from "./survive.ts";

const alone = sharedPortals();

const storages = {
  "switched off": () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const kind of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, kind, { get: refuse, configurable: true });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  broken: () => {
    Storage.prototype.getItem = () => '{"version":1,"userData":[[]],"signedInAt":"yesterday"';
  },
} as const;

describe.concurrent("a browser with restrictions", () => {
  test.each(Object.entries(storages))("whose storage is %s can still sign in and deposit", (_name, spoil) =>
    alone(async (portal) => {
      const customer = await portal.customer();
      const { context, page } = await portal.visit(null);
      await context.addInitScript(spoil);
      await page.goto("/login");
      await signIn(page, customer.email, customerPassword);
      await page.getByText("Welcome, ").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Deposit", exact: true }).click();
      await page.getByText("Bank Transfer", { exact: true }).first().click();
      await page.getByText("Daybreak Bank").first().click();
      await page.getByLabel("You send").fill("447");
      await page.getByRole("button", { name: "Confirm", exact: true }).click();
      await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
      expect(await portal.effects("DepositRequest", customer.userId)).toBe(1);
    })(),
  );

  test(
    "that denies the clipboard shows a message with the link",
    alone(async (portal) => {
      const { context, page } = await portal.visit(await portal.customer());
      await context.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
        document.execCommand = () => false;
      });
      await page.goto("/referrals");
      await page
        .getByText(/sign-up\?referralCode=/)
        .first()
        .waitFor();
      await page.getByRole("button", { name: /^Copy/ }).first().click();
      await page.getByText("Failed to copy!").first().waitFor();
      expect(await page.getByText(/sign-up\?referralCode=/).count()).toBeGreaterThan(0);
    }),
  );

  test(
    "whose file is deleted before it is sent shows a message, preserves the deposit, and accepts another file",
    alone(async (portal) => {
      const journey = journeyTo("SubmitDeposit");
      const { page, customer, who, expectProblems } = await begin(portal, journey);
      expectProblems(/^Failed to load resource/);
      const folder = await mkdtemp(join(tmpdir(), "gone-"));
      const file = join(folder, "receipt.png");
      await writeFile(file, smallestImage);
      await journey.prepare(who);
      await page.getByRole("button", { name: /^Remove/ }).click();
      await page.locator("input[type=file]").setInputFiles(file);
      await rm(folder, { recursive: true });
      await journey.send(page).click();
      await walkOn(journey, who);
      expect(await portal.effects("SubmitDeposit", customer.userId)).toBe(1);
    }),
  );

  test(
    "for which a chunk of an old release is missing loads the new one",
    alone(async (portal) => {
      const { context, page, expectProblems } = await portal.visit(await portal.customer());
      expectProblems(/^Failed to load resource|^Error loading route module|dynamically imported module/);
      await page.goto("/dashboard");
      await page.getByText("Welcome, ").waitFor();
      const gone = "**/assets/*ransaction*.js";
      await context.route(gone, (route) => route.fulfill({ status: 404, body: "" }));
      // A reloaded document names the files of the new release.
      page.once("domcontentloaded", () => void context.unroute(gone));
      const missing = page.waitForResponse((response) => response.status() === 404);
      await page.getByRole("navigation").getByRole("link", { name: "Transactions" }).first().click();
      await missing;
      await page.getByRole("heading", { name: "Transactions", level: 1 }).waitFor();
      await isWell(page);
      expect(new URL(page.url()).pathname).toBe("/transactions");
    }),
  );

  test(
    "that never receives a chunk shows a message with links to other pages",
    alone(async (portal) => {
      const { context, page, expectProblems } = await portal.visit(await portal.customer());
      expectProblems(/^Failed to load resource|^Error loading route module|dynamically imported module/);
      await context.route("**/assets/transactions.screen-*.js", (route) =>
        route.fulfill({ status: 404, body: "" }),
      );
      await page.goto("/transactions");
      await page.getByRole("heading", { name: "This page could not be opened" }).waitFor();
      expect(await page.getByRole("main").textContent()).not.toContain("dataStrategy");
      await page.getByRole("button", { name: "Reload" }).click();
      await page.getByRole("heading", { name: "This page could not be opened" }).waitFor();
      await page.getByRole("link", { name: "Back to Home" }).click();
      await page.getByText("Welcome, ").waitFor();
      await isWell(page);
      expect(new URL(page.url()).pathname).toBe("/dashboard");
    }),
  );

  test(
    "that gets no answer while preloading a page preserves the open one and its input",
    alone(async (portal) => {
      const { context, page, expectProblems } = await portal.visit(await portal.customer());
      expectProblems(/^Failed to load resource/);
      await page.goto("/profile");
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      const name = page.getByLabel("Full name", { exact: true });
      await name.fill("Nur A. Rahman");
      const gone = "**/assets/transactions.screen-*.js";
      await context.route(gone, (route) => route.abort("connectionreset"));
      const failed = page.waitForEvent("requestfailed");
      const link = page.getByRole("navigation").getByRole("link", { name: "Transactions" }).first();
      await link.hover();
      await failed;
      await isWell(page);
      expect(await name.inputValue()).toBe("Nur A. Rahman");
      await context.unroute(gone);
      await link.click();
      await page.getByRole("button", { name: "Leave" }).click();
      await page.getByRole("heading", { name: "Transactions", level: 1 }).waitFor();
    }),
  );

  test(
    "that goes offline before a page's code has loaded shows a message, and opens the page once it is online",
    alone(async (portal) => {
      const { context, page, expectProblems } = await portal.visit(await portal.customer());
      expectProblems(/^Failed to load resource|dynamically imported module/);
      const late = "**/assets/transactions.screen-*.js";
      await context.route(late, async (route) => {
        await context.setOffline(true);
        await route.abort("internetdisconnected");
      });
      await page.goto("/transactions");
      await page.getByRole("heading", { name: "You are offline" }).waitFor();
      await context.unroute(late);
      await context.setOffline(false);
      await page.getByRole("heading", { name: "Transactions", level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/transactions");
    }),
  );
});
