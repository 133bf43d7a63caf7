import { customerPassword } from "@broker/sandbox/testing";
import { type HeardJourney, ok } from "./heard-journey.ts";

/** Journeys by keyboard through the opening, maintenance and recovery of an account. */
export const accountJourneys: readonly HeardJourney[] = [
  {
    title: "a sign-up: refused as empty, done, its e-mail verified",
    needs: null,
    async run({ keys, page, portal }) {
      const email = "heard@example.com";
      await keys.open("/sign-up?referralCode=NORTHGALE");
      await keys.press("Create account", { focus: /^section / });
      await keys.type("Full name", "Nur Heard");
      await keys.type("Username", "heard");
      await keys.type("Email", email);
      await keys.tabTo(page.getByLabel("Country", { exact: true }));
      await keys.key("M");
      await page.getByLabel("Country", { exact: true }).selectOption("Malaysia");
      await keys.type("Mobile number", "198765432");
      await keys.type("City", "Kuala Lumpur");
      await keys.type("Nationality", "Malaysian");
      await keys.type("Password", customerPassword);
      await keys.type("Confirm password", customerPassword);
      await keys.check(/accept the Terms/);
      await keys.check(/understood the Risk/);
      await keys.press("Create account", { focus: /^h1 Account Created/, news: ["Account Created"] });
      const { link } = await portal.provider.readLetter(email);
      await keys.open(link ?? "");
      await keys.compare({ focus: null, news: ["Email verification successful!"] });
      await keys.follow("Go to Login", { focus: /^(h1|input) / });
    },
  },
  {
    title: "a profile, withdrawal settings and a password: refused, saved",
    needs: {},
    async run({ keys, page }) {
      await keys.open("/profile");
      await keys.press("Edit", { focus: /^h2 Personal details/ });
      await keys.type("Full name", "");
      await keys.key("Delete");
      await keys.press("Save", { news: ["required"] });
      await keys.type("Full name", "Nur Heard");
      await keys.tabTo(page.getByLabel("Date of birth"));
      await keys.key("0");
      await page.keyboard.type("3091994");
      await keys.press("Save", { focus: ok, news: ["Your profile has been updated successfully."] });
      await keys.key("Enter", { focus: /^(h2|button) / });
      await keys.open("/profile?tab=withdrawal-settings");
      await keys.press("Edit", { focus: /^h2 / });
      await keys.type("Account number", "800987654321");
      await keys.press("Save", { focus: ok, news: ["Withdrawal settings updated successfully."] });
      await keys.key("Enter", { focus: /^(h2|button) / });
      await keys.open("/profile?tab=contact");
      await keys.press("Change", { focus: /^h2 / });
      await keys.press("Save", { focus: /^(section|input) / });
      await keys.type("Current password", customerPassword);
      await keys.type("New password", "Another-passphrase-9");
      await keys.type("Confirm new password", "Another-passphrase-9");
      await keys.press("Save", { focus: ok, news: ["Your password has been successfully changed."] });
      await keys.key("Enter", { focus: /^(h2|button) / });
    },
  },
  {
    title: "a friend is invited: the link copied, the code taken along, the history",
    needs: {},
    async run({ keys, page }) {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await keys.open("/referrals");
      await keys.press(/^Copy/, { focus: /^button /, news: ["Copied!"] });
      await keys.press("Download QR code", { focus: /^button Download QR code/, news: ["referral-qr.png"] });
      await keys.tabTo(page.getByRole("tab", { name: "Invite a friend" }));
      await keys.key("ArrowRight", { focus: /^tab History/ });
      await keys.key("Enter", { focus: /^tab History/ });
      await page.getByText("No Referral Data").waitFor();
    },
  },
  {
    title: "a forgotten password: refused as empty, the letter, a new one",
    needs: {},
    async run({ keys, page, portal, customer }) {
      await page.context().clearCookies();
      await page.addInitScript(() => localStorage.clear());
      await keys.open("/login");
      await keys.press("Forgot your password?", { focus: /^input Email address/ });
      await keys.press("Submit", { focus: /^input Email address/, news: ["Email is required"] });
      await keys.type("Email address", customer.email);
      await keys.key("Enter", { focus: ok, news: ["A password reset link was sent to"] });
      await keys.key("Enter", { focus: /^button Forgot your password/ });
      const { link } = await portal.provider.readLetter(customer.email);
      await keys.open(link ?? "");
      await keys.press("Set password", { focus: /^(section|input) / });
      await keys.type("New password", "A-third-passphrase-9");
      await keys.type("Confirm new password", "A-third-passphrase-9");
      await keys.press("Set password", { focus: /^h1 /, news: ["Your password is set."] });
      await keys.follow("Go to Login", { focus: /^(h1|input) / });
    },
  },
];
