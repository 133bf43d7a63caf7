import { expect, test } from "vitest";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();

test("the public header shows the company's logo, from the last visit until the provider has answered", async () => {
  const { page } = await portal().visit();
  const logo = page.getByRole("banner").getByRole("link", { name: "Northgale" }).getByRole("img");
  await page.goto("/");
  await logo.waitFor();
  // This page stores the lists for the next visit.
  await page.goto("/login");
  await page.getByRole("img", { name: "Northgale" }).waitFor();
  await page.route("**/api/Cache/GetCompanies", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await logo.waitFor();
  await page.getByRole("contentinfo").getByText("Northgale", { exact: true }).waitFor();
  expect(await logo.evaluate((one) => one.getAttribute("src"))).toMatch(/^\/api\/files\/logo\//);
});
