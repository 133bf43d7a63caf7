import { expect, test } from "vitest";
import { DEMO } from "./provider.ts";
import { browser, origin, serveProvider } from "./served-provider.ts";

serveProvider("whole");

test("asvs(14.3.1): after staff sign out, Back shows the sign-in and no data of clients", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`${origin}/sandbox/backoffice`);
  await page.getByLabel("E-mail").fill("staff@example.com");
  await page.getByLabel("Password").fill(DEMO.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Clients" }).click();
  await page.getByText(DEMO.email).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    expect(await page.getByRole("button", { name: "Sign in" }).isVisible()).toBe(true);
    expect(await page.content()).not.toContain(DEMO.email);
  }
  await page.close();
});
