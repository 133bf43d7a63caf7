import { accountJourneys } from "./account-journeys.ts";
import { type HeardJourney, image, ok } from "./heard-journey.ts";
import { moneyJourneys } from "./money-journeys.ts";

const text = { mimeType: "text/plain", buffer: Buffer.from("hello") };

/** All journeys by keyboard. */
export const journeys: readonly HeardJourney[] = [
  {
    title: "a sign-in: refused as empty, refused as wrong, right",
    needs: {},
    async run({ keys, page, customer }) {
      await page.context().clearCookies();
      await page.addInitScript(() => localStorage.clear());
      await keys.open("/login");
      await keys.press("Sign Me In", { focus: /^input Email/, news: ["Email is required"] });
      await keys.type("Email", customer.email);
      await keys.type("Password", "not-the-password");
      await keys.key("Enter", { focus: ok, news: ["Invalid email or password."] });
      await keys.key("Enter", { focus: /^(input|button) / });
    },
  },
  {
    title: "a deposit to a bank: a low amount, a wrong file, the proof",
    needs: {},
    async run({ keys, page }) {
      await keys.open("/deposit-withdraw?tab=deposit");
      await keys.choose(/Bank Transfer/);
      await keys.press("Next", { focus: /^h2 / });
      await keys.choose(/Daybreak Bank/);
      await keys.press("Next", { focus: /^h2 / });
      await keys.type("You send", "5", {
        focus: /^input You send .*Amount \(USD\) must be at least 10\./,
        news: ["Amount (USD) must be at least 10."],
      });
      await keys.type("You send", "894");
      await keys.key("Enter", { focus: /^h2 Pay, then send us the proof/ });
      await keys.attach("Proof of payment", "notes.txt", text, {
        focus: /^button Choose a file/,
        news: ["notes.txt"],
      });
      await keys.attach("Proof of payment", "receipt.png", image, {
        focus: /^button Choose a file/,
        news: ["receipt.png"],
      });
      await keys.press("Submit", { focus: ok, news: ["Deposit submitted successfully!"] });
      await keys.key("Enter", { focus: /^h1 Transactions/ });
      await page.waitForURL("**/transactions?tab=deposit");
    },
  },
  {
    title: "an identity check: refused as empty",
    needs: { isUnchecked: true },
    async run({ keys }) {
      await keys.open("/my-account");
      await keys.press("Next", { focus: /^section / });
    },
  },
  {
    title: "the lists: refreshed, taken along",
    needs: { eWallet: 50 },
    async run({ keys }) {
      await keys.open("/transactions?tab=deposit");
      await keys.press("Refresh", {
        focus: /^button Refresh/,
        news: ["Refreshing...", "The list is up to date."],
      });
      await keys.press("Download CSV", { focus: /^button Download CSV/, news: ["was downloaded."] });
    },
  },
  ...moneyJourneys,
  ...accountJourneys,
];
