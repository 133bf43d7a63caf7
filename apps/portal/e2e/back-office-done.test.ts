import { expect, test } from "vitest";
import { openBackOffice } from "./back-office.ts";
import { phone, sharePortal } from "./portal.ts";

const portal = sharePortal();

test.each([phone, { width: 1280, height: 720 }])(
  "after a decision in a long queue, staff read what was done where the next row is, in a window of $width px",
  async (viewport) => {
    const { userId, username, call } = await portal().customer({ eWallet: 500 });
    const deposit = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
    for (let count = 0; count < 6; count += 1)
      await call("Deposit/DepositRequest", { ...deposit, companyId: 9, userId, username });
    const { page } = await portal().visit(null, { viewport });
    await openBackOffice(page, "");
    const rows = page.getByRole("row").filter({ has: page.getByRole("button", { name: "Complete" }) });
    const before = await rows.count();
    await rows
      .nth(before - 3)
      .getByRole("button", { name: "Complete" })
      .click();

    const said = page.getByRole("status").filter({ hasText: /^Deposit D-[\w-]+: completed\.$/ });
    await said.and(page.locator(":focus")).waitFor();
    expect(await rows.count()).toBe(before - 1);
    const top = async (nth: number) => (await rows.nth(nth).boundingBox())?.y ?? Number.NaN;
    const at = (await said.boundingBox())?.y ?? Number.NaN;
    expect(at).toBeGreaterThan(await top(before - 4));
    expect(at).toBeLessThan(await top(before - 3));
    expect(await top(before - 3)).toBeLessThan(viewport.height);
    // A later reload does not repeat it.
    await page.waitForURL((url) => !url.searchParams.has("done"));
    await page.reload();
    await rows.first().waitFor();
    expect(await said.count()).toBe(0);
  },
);
