import { expect, test } from "vitest";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();
const security = "/profile?tab=contact";

test("a user ends the session of another device, which returns to the sign-in and says why", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer();
  const here = await visit(mine);
  const there = await visit(await provider.signIn({ email: mine.email }));
  there.expectProblems(/401/);
  // The test has no stream of events, which would end the session on the page before the page is used (events.test.ts).
  await hideCapabilities(there.context, "events", "inbox");
  await there.page.goto("/dashboard");
  await here.page.goto(security);
  const sessions = here.page.getByRole("list", { name: "Sessions" });
  const rows = sessions.getByRole("listitem");
  await rows.nth(1).waitFor();
  const before = await rows.count();
  // The session that was used last is the first of the others.
  await sessions.getByRole("button").first().click();
  await here.page.getByRole("alertdialog").getByRole("button", { name: "End session" }).click();
  await expect.poll(() => rows.count()).toBe(before - 1);
  await there.page.getByRole("link", { name: "Transactions" }).first().click();
  await there.page.waitForURL(/\/login\?.*ended=unauthenticated/);
  await there.page.getByText("Sign in again to return to where you were.", { exact: true }).waitFor();
  const history = here.page.getByRole("list", { name: "Recent sign-ins" });
  await expect.poll(() => history.getByText("Signed in").count()).toBeGreaterThanOrEqual(2);
});

test("without sessions, factors, a phrase and privacy the tab has the password alone, and nothing of them is requested", async () => {
  const { customer, visit } = portal();
  const { context, page } = await visit(await customer());
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  const hidden = [
    "sessions",
    "secondFactor",
    "passkeys",
    "letterPhrase",
    "events",
    "inbox",
    "privacy",
  ] as const;
  await hideCapabilities(context, ...hidden);
  await page.goto(security);
  await page.getByRole("heading", { name: "Security Settings" }).waitFor();
  await untilQuiet(page);
  expect(await page.getByRole("heading", { name: "Where you are signed in" }).count()).toBe(0);
  expect(sent.filter((url) => /\/api\/Security\/|capability-operations|security\.screen/.test(url))).toEqual(
    [],
  );
});
