import { expect, test } from "vitest";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();

test("an unknown address leads signed-in users to the client area, and visitors to public pages", async () => {
  const customer = await portal().customer();
  for (const [who, shown, hidden] of [
    [customer, "Transactions", "Account types"],
    [null, "Account types", "Transactions"],
  ] as const) {
    const { page, expectProblems } = await portal().visit(who);
    expectProblems(/status of 404/);
    await page.goto("/nowhere");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Back to Home" }).waitFor();
    await main.getByRole("link", { name: shown, exact: true }).waitFor();
    expect(await main.getByRole("link", { name: hidden, exact: true }).count()).toBe(0);
    expect(await main.getByRole("link", { name: "Public home" }).count()).toBe(who ? 0 : 1);
  }
});
