import { describe, expect, test } from "vitest";
import { chooseGateway, gateways } from "../depositing.ts";
import { isWhole, sharedPortals } from "./in-flow.ts";
import { isWell } from "./survive.ts";

const alone = sharedPortals();

const odd = {
  "a script": "javascript:window.pwned=1",
  "another host": "https://evil.example/checkout",
  "a form to another host":
    '<form action="https://evil.example/" method="post"><input name="a" value="b"></form>',
  "a form without an address": '<form method="post"><input name="a"></form>',
  "a form of a script": '<form action="javascript:window.pwned=1"></form>',
  "no form at all": "<p>Please pay.</p><script>window.pwned=1</script>",
  nothing: "",
} as const;

describe.concurrent("a gateway that returns", () => {
  test.each(isWhole ? Object.entries(odd) : Object.entries(odd).slice(0, 3))(
    "%s instead of a payment page: it is neither opened nor executed, and recovery is offered",
    (_name, paymentUrl) =>
      alone(async (portal) => {
        const { context, page } = await portal.visit(await portal.customer());
        await context.route("**/api/Deposit/GenerateDepositUrlEss", async (route) => {
          const response = await route.fetch();
          const answer: { data: object } = await response.json();
          await route.fulfill({ response, json: { ...answer, data: { ...answer.data, paymentUrl } } });
        });
        await page.goto("/deposit-withdraw?tab=deposit");
        await chooseGateway(page, gateways[0]);
        await page.getByLabel("Your e-wallet receives").fill("25");
        await page.getByRole("button", { name: "Confirm", exact: true }).click();
        const carryOn = page.getByRole("button", { name: "Continue" });
        const refused = page.getByText("This payment page cannot be opened safely").first();
        await carryOn.or(refused).first().waitFor();
        if (await carryOn.isVisible()) await carryOn.click();
        await refused.waitFor();
        await isWell(page);
        expect(context.pages()).toHaveLength(1);
        await page.getByRole("button", { name: "Start another deposit" }).click();
        await page.getByRole("heading", { name: "How would you like to deposit?" }).waitFor();
      })(),
  );
});
