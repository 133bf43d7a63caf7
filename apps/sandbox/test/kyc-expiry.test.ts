import { beforeEach, expect, test } from "vitest";
import { tidy } from "../src/jobs/tidy.ts";
import { kycExpiryStore } from "../src/kyc/document-expiry.store.ts";
import { submitKyc } from "./identity-checks.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { type Visitor } from "./provider.ts";

const PATH = "/sandbox/backoffice";
const DAY_MINUTES = 24 * 60;
/** The last day of the document, 130 days after the frozen clock's 21 November 2026. */
const LAST_DAY = "2027-03-31";
const DAYS_TO_LAST = 130;

openCustomer();

let staff: Visitor;
beforeEach(async () => {
  staff = await provider.staff(undefined, "compliance@example.com");
  await submitKyc(provider, customer);
});

const decide = (step: string, fields: Record<string, string> = {}, who = staff) =>
  who.fetch(`${PATH}/decide/kyc/${customer.userId}`, {
    method: "POST",
    body: new URLSearchParams({ step, ...fields }),
  });
/** Moves the clock by days, runs the hourly work, and returns the letters about the last day of the document, the newest first. */
async function afterDays(days: number): Promise<readonly string[]> {
  provider.clock.advance(days * DAY_MINUTES);
  await provider.forgetLimits();
  await tidy(provider.deps);
  const letters = await lettersTo(provider, customer.email);
  return letters
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith("Your identity document"));
}
const page = async (who = staff) => (await who.fetch(`${PATH}/kyc?state=decided`)).text();

// Half a year passes, with the statements of each month.
test(
  "a client is notified once that the document expires within 30 days, and once that it has expired, in the inbox too",
  { timeout: 60_000 },
  async () => {
    expect((await decide("approve", { validUntil: LAST_DAY })).status).toBe(303);
    expect(await page()).toContain("Valid until 31 Mar 2027");
    expect(await afterDays(DAYS_TO_LAST - 31)).toEqual([]);
    const soon = "Your identity document expires soon";
    expect(await afterDays(1)).toEqual([soon]);
    expect(await afterDays(1)).toEqual([soon]);
    expect((await lettersTo(provider, customer.email))[0]?.text).toContain("March 31, 2027");
    // The document is still valid on its last day.
    expect(await afterDays(29)).toEqual([soon]);
    const over = "Your identity document has expired";
    expect(await afterDays(1)).toEqual([over, soon]);
    expect(await afterDays(40)).toEqual([over, soon]);
    const { rows } = await provider.query(
      `select change from inbox_entry where user_id = ${customer.userId} and change like 'identityExpire%' order by entry_id`,
    );
    expect(rows).toEqual([{ change: "identityExpiresSoon" }, { change: "identityExpired" }]);
    const later = await provider.staff(undefined, "compliance@example.com");
    expect(await page(later)).toContain("Expired after 31 Mar 2027");
  },
);

test("a client whose first notice is after the last day reads that it has expired", async () => {
  await decide("approve", { validUntil: LAST_DAY });
  expect(await afterDays(DAYS_TO_LAST + 5)).toEqual(["Your identity document has expired"]);
});

test("staff refuse the expired document of an approved check, and its client sends only that document and gets no more notices", async () => {
  await decide("approve", { validUntil: LAST_DAY });
  expect((await decide("refuse", { front: "expired" })).status).toBe(303);
  const review = await customer.client.call("GetKycReview", {});
  expect(review.documents).toMatchObject([
    { side: "front", state: "refused", reason: "expired" },
    { side: "back", state: "accepted" },
  ]);
  expect(await afterDays(DAYS_TO_LAST + 5)).toEqual([]);
});

test("an erased account gets no notice", async () => {
  await decide("approve", { validUntil: LAST_DAY });
  await provider.query(`update app_user set erased_at = now() where user_id = ${customer.userId}`);
  await afterDays(DAYS_TO_LAST + 5);
  const { rows } = await provider.query(
    `select 1 from inbox_entry where user_id = ${customer.userId} and change = 'identityExpired'`,
  );
  expect(rows).toEqual([]);
});

const setOf = (change: string, table = "app_user") =>
  provider.query(`update ${table} set ${change} where user_id = ${customer.userId}`);
test.each([
  ["its document was replaced", () => setOf("document_valid_until = '2037-03-31'", "kyc_case")],
  ["its document was refused", () => decide("refuse", { front: "expired" })],
  ["its account was erased", () => setOf("erased_at = now()")],
  ["another replica has sent the notice", () => setOf("expiry_told = 'over'", "kyc_case")],
])("a client who was listed gets no notice where %s before it is sent", async (_, happens) => {
  const { sql } = provider.deps;
  await decide("approve", { validUntil: LAST_DAY });
  const day = new Date(`${LAST_DAY}T00:00:00Z`);
  const limits = { soon: day, over: day };
  const due = { userId: customer.userId, stage: "over" } as const;
  expect(await kycExpiryStore.listDue(sql, limits, 1000)).toContainEqual(due);
  await happens();
  const told = () => provider.query(`select expiry_told from kyc_case where user_id = ${customer.userId}`);
  const before = (await told()).rows;
  expect(await kycExpiryStore.note(sql, customer.userId, "over", limits)).toBeNull();
  expect((await told()).rows).toEqual(before);
});

test("a client whose approval has no last day gets no notice", async () => {
  await decide("approve");
  expect(await afterDays(4000)).toEqual([]);
});

test.each([
  ["the day before", "2026-11-20", "This document has expired."],
  ["no date", "soon", "as a date"],
  ["a day that there is not", "2027-02-31", "as a date"],
])("a last day that is %s is refused, and the check stays pending", async (_, validUntil, message) => {
  const response = await decide("approve", { validUntil });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(message);
  expect((await customer.client.call("GetUserInfo", {})).kycStatus).toBe(1);
});
