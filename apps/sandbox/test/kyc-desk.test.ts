import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { kycCases } from "../src/db/schema/kyc.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { decideKyc, submitKyc } from "./identity-checks.ts";
import { createProvider, image, type Provider, type Visitor } from "./provider.ts";

let provider: Provider;
let staff: Visitor;
let client: Customer;
beforeAll(async () => {
  provider = await createProvider();
  staff = await provider.staff();
});
beforeEach(async () => {
  provider.clock.reset();
  client = await createCustomer(provider);
  await submitKyc(provider, client);
});
afterAll(() => provider.close());

const review = () => client.client.call("GetKycReview", {});
const status = async () => (await client.client.call("GetUserInfo", {})).kycStatus;

describe("the desk for identity checks", () => {
  const PATH = "/sandbox/backoffice";
  const post = (fields: Record<string, string>) =>
    staff.fetch(`${PATH}/decide/kyc/${client.userId}`, { method: "POST", body: new URLSearchParams(fields) });
  const page = async (query = "") => (await staff.fetch(`${PATH}/kyc${query}`)).text();
  const submittedAt = async () => {
    const [kyc] = await provider.deps.sql.select().from(kycCases).where(eq(kycCases.userId, client.userId));
    return kyc?.submittedAt.toISOString() ?? "";
  };

  test("refuses a document with a reason of the list, and shows it with the decision", async () => {
    expect(await page()).toContain("Refuse documents");
    const fields = { step: "refuse", front: "", back: "blurred", backComment: " The number. " };
    expect((await post({ ...fields, submitted: await submittedAt() })).status).toBe(303);
    expect((await review()).documents[1]).toMatchObject({ reason: "blurred", comment: "The number." });
    expect(await page("?state=decided")).toContain(
      "Back side: Refused: The picture is not sharp. The number.",
    );
  });

  test("refuses nothing without a document, with an unknown reason or with too many words", async () => {
    for (const fields of [{}, { back: "ugly" }, { back: "dark", backComment: "x".repeat(201) }])
      expect((await post({ step: "refuse", ...fields })).status).toBe(422);
    expect(await status()).toBe(1);
  });

  test("does not approve documents that replaced those on the page", async () => {
    const seen = await submittedAt();
    await decideKyc(provider, client, "refuse", { refusals: { back: { reason: "blurred" } } });
    const { reviewId } = await review();
    provider.clock.advance(1);
    await client.client.call("ResubmitKyc", { ReviewId: reviewId ?? "", BackKyc: image("other.png") });
    const stale = await post({ step: "approve", submitted: seen });
    expect(stale.status).toBe(409);
    expect(await stale.text()).toContain("The client has sent other documents meanwhile.");
    expect(await status()).toBe(1);
    expect((await post({ step: "approve", submitted: await submittedAt() })).status).toBe(303);
    expect(await status()).toBe(3);
  });
});

test("without the capability staff refuse no single document, and neither call is there", async () => {
  const config = readConfig({ CAPABILITIES: "events", PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" });
  const bare = await createProvider({ config });
  const user = await createCustomer(bare);
  await submitKyc(bare, user);
  const desk = await (await (await bare.staff()).fetch("/sandbox/backoffice/kyc")).text();
  expect(desk).toContain("Approve");
  expect(desk).not.toContain("Refuse documents");
  const refusals = { back: { reason: "dark" } };
  await expect(decideKyc(bare, user, "refuse", { refusals })).rejects.toThrow("404");
  expect(await user.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 1 });
  for (const path of ["GetKycReview", "ResubmitKyc"])
    expect((await user.fetch(`/api/User/${path}`)).status).toBe(404);
  await bare.close();
});
