import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { browser, origin, provider, serveProvider } from "./served-provider.ts";

serveProvider();

let page: Page;
const complaints: string[] = [];
const requested: string[] = [];
beforeEach(async () => {
  complaints.length = 0;
  page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  page.on("pageerror", (error) => void complaints.push(error.message));
  page.on("request", (request) => void requested.push(request.url()));
});
afterEach(() => page.close());

test("the reference shows every group and operation of the contract, from this origin only and under its policy", async () => {
  await page.goto(`${origin}/api/reference`);
  await page.getByRole("heading", { level: 3, name: "Deposit" }).waitFor();
  await page.getByRole("heading", { level: 3, name: "Deposit" }).click();
  await page.getByText("/api/Deposit/SubmitDeposit", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  expect(requested.filter((url) => !url.startsWith(origin) && !url.startsWith("data:"))).toEqual([]);
});

test("an operation can be called in place", async () => {
  await page.goto(`${origin}/api/reference#/Cache/GetCompanies`);
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await page.locator(".live-responses-table").getByText("Northgale").first().waitFor();
  expect(complaints).toEqual([]);
});

test("the reference allows its own scripts only, and serves no other files", async () => {
  const { fetch } = provider.visitor();
  const answer = await fetch("/api/reference");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(await answer.text()).not.toMatch(/<script(?![^>]*\ssrc=)/);
  for (const path of ["package.json", "swagger-ui.js", "..%2fpackage.json"])
    expect((await fetch(`/api/reference/${path}`)).status, path).toBe(404);
});
