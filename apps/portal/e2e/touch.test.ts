import { expect, test } from "vitest";
import { desk, phone, sharePortal } from "./portal.ts";

const portal = sharePortal();

test.each([
  ["a phone shows no text about dropping", { viewport: phone, isMobile: true, hasTouch: true }, false],
  ["a computer says that a file can be dropped", { viewport: desk }, true],
] as const)("beside the button that picks a file %s", async (_what, options, isSaid) => {
  const { page } = await portal().visit(await portal().customer({ eWallet: 500, trading: 500 }), options);
  await page.goto("/transactions?tab=internal-transfer");
  await page.getByRole("button", { name: "Transfer CTrader Funds" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Choose a file/ })
    .waitFor();
  expect(await page.getByText("Drop your file here, or").isVisible()).toBe(isSaid);
});
