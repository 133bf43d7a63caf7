import { join } from "node:path";
import { expect, test } from "vitest";
import { signIn } from "./account.ts";
import { sharePortal } from "./portal.ts";

// The build of the first company, with the configuration of another.
const portal = sharePortal({ PORTAL_CONFIGURATION: join(import.meta.dirname, "company-12.json") });

test("the brand of a configuration is on every page, public ones too, and no font of the first company is loaded", async () => {
  const { page, context, expectProblems } = await portal().visit();
  // The unknown address.
  expectProblems(/status of 404/);
  const fonts: string[] = [];
  context.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  const lookOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
        return { backgroundColor, borderRadius, fontFamily };
      });
  const look = {
    // #b4531f
    backgroundColor: "oklch(0.5564 0.1408 45.176)",
    borderRadius: "0px",
    fontFamily: "Georgia, serif",
  };
  await page.goto("/login");
  expect(await lookOf('button[type="submit"]')).toEqual(look);
  await page.goto("/platforms");
  expect(await lookOf('header a[href^="/sign-up"]')).toEqual(look);
  await page.goto("/login");
  await signIn(page, "other@example.com", "Sandbox-2026!");
  await page.getByText("Welcome, Oana Popescu").waitFor();
  expect(await lookOf("body")).toMatchObject({ fontFamily: "Georgia, serif" });
  await page.goto("/no-such-page");
  expect(await lookOf("body")).toMatchObject({ fontFamily: "Georgia, serif" });
  expect(fonts).toEqual([]);
});

test("a portal offers the languages of its configuration only, whatever the browser prefers", async () => {
  const { page } = await portal().visit(null, { locale: "zh-CN" });
  const shown = () =>
    page.locator('[lang="ms"], [lang="zh"], [lang="ar"]').filter({ visible: true }).allTextContents();
  for (const path of ["/login", "/platforms"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).pathname).toBe(path);
    expect([...new Set(await shown())]).toEqual(["Bahasa Melayu"]);
  }
  await page.goto("/login");
  await signIn(page, "other@example.com", "Sandbox-2026!");
  await page.getByText("Welcome, Oana Popescu").waitFor();
  await page.getByRole("button", { name: /^other/i }).click();
  await page.getByText("Bahasa Melayu").first().waitFor();
  expect(await page.getByText("العربية").filter({ visible: true }).count()).toBe(0);
});
