import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { uploads } from "../src/db/schema/upload.ts";
import { users } from "../src/db/schema/user.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, DEMO, image, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  const rules = {
    DOCUMENTS_WITHOUT_BACK: "passport",
    POSTAL_CODES: '{"SG":"\\\\d{6}"}',
    KYC_DOCUMENTS: '{"SG":["national-id","passport"],"ID":["passport"]}',
  };
  const config = readConfig({ ...rules, PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" });
  provider = await createProvider({ config });
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

const details = {
  FirstName: "Amira",
  LastName: "Rahman",
  Email: "amira@example.com",
  ContactNumber: "+60123456789",
  DateOfBirth: "1990-05-13T16:00:00Z",
  Address: "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
  Nationality: "Malaysian",
  Id: "A12345678",
} as const;
const submit = ({ client }: Customer, more: object = { BackKyc: image("back.png") }) =>
  client.call("KycVerification", {
    ...details,
    DocumentType: "passport",
    FrontKyc: image("front.png"),
    ...more,
  });
const check = async ({ client }: Customer) => {
  const { kycStatus, kycReason } = await client.call("GetUserInfo", {});
  return { kycStatus, kycReason };
};
const staff = (step: string, { userId }: Customer, comment?: string) =>
  provider.control(`kyc/${userId}/${step}`, comment === undefined ? {} : { comment });
const files = async ({ userId }: Customer) =>
  (await provider.deps.sql.select().from(uploads).where(eq(uploads.userId, userId))).length;

describe("the date of birth of an approved identity check", () => {
  const born = async ({ client }: Customer) => (await client.call("GetUserInfo", {})).dateOfBirth;
  const withBirthDate = async (dateOfBirth: Date | null): Promise<Customer> => {
    const client = await createCustomer(provider);
    await staff("cancel", client);
    await staff("reopen", client, "Please send your documents again.");
    await provider.deps.sql.update(users).set({ dateOfBirth }).where(eq(users.userId, client.userId));
    return client;
  };

  test("is stored in the profile if the profile has no date of birth", async () => {
    const client = await withBirthDate(null);
    await submit(client);
    expect(await born(client)).toBe("1900-01-01T00:00:00");
    await staff("approve", client);
    expect(await born(client)).toBe("1990-05-13T16:00:00.000Z");
  });

  test("does not replace the profile's", async () => {
    const client = await withBirthDate(new Date("1985-01-01T00:00:00Z"));
    await submit(client);
    await staff("approve", client);
    expect(await born(client)).toBe("1985-01-01T00:00:00.000Z");
  });
});

describe("a cancelled identity check", () => {
  test("is reopened by staff with a reason that the client reads, and submitted again", async () => {
    const client = await createCustomer(provider);
    await staff("cancel", client, "The picture is too dark.");
    expect(await check(client)).toEqual({ kycStatus: 4, kycReason: "The picture is too dark." });
    await expect(submit(client)).rejects.toMatchObject({ code: 3001 });

    await staff("reopen", client, "Please send a sharper picture.");
    expect(await check(client)).toEqual({ kycStatus: 0, kycReason: "Please send a sharper picture." });
    await submit(client);
    expect(await check(client)).toEqual({ kycStatus: 1, kycReason: null });
    // The refused images are deleted when new ones are stored.
    expect(await files(client)).toBe(2);
    await staff("approve", client);
    expect(await check(client)).toEqual({ kycStatus: 3, kycReason: null });
  });

  test("is not reopened without a reason, nor when it was not cancelled", async () => {
    const client = await createCustomer(provider);
    await expect(staff("reopen", client, "Why not")).rejects.toThrow("409");
    await staff("cancel", client);
    await expect(staff("reopen", client)).rejects.toThrow("400");
    expect(await check(client)).toEqual({ kycStatus: 4, kycReason: null });
  });
});

describe("a company whose rules differ from the specification", () => {
  test("publishes its rules of identity", async () => {
    const { client } = provider.visitor();
    const { identity } = await client.call("GetCapabilities", {});
    expect(identity).toEqual({
      postalCodes: { SG: "\\d{6}" },
      documentsWithoutBack: ["passport"],
      acceptedDocuments: { SG: ["passport", "national-id"], ID: ["passport"] },
    });
  });

  test("accepts the documents that it lists as one-sided, and no other, without a back side", async () => {
    const client = await createCustomer(provider);
    await staff("cancel", client);
    await staff("reopen", client, "Once more");
    await expect(submit(client, { DocumentType: "national-id" })).rejects.toMatchObject({
      status: 400,
      message: "Back side of ID is required",
    });
    await submit(client, {});
    expect(await check(client)).toEqual({ kycStatus: 1, kycReason: null });
    expect(await files(client)).toBe(1);
  });
});

test("returns city and nationality of the registration with the user", async () => {
  const visitor = provider.visitor();
  await visitor.client.call("CreateUser", {
    fullname: "Nur Aisyah",
    username: "aisyah-city",
    email: "aisyah-city@example.com",
    contactNumber: "+60198765432",
    password: DEMO.password,
    countryId: 1325,
    referralCode: "NORTHGALE",
    city: " Ipoh ",
    nationality: "Malaysian",
  });
  await visitor.signIn("aisyah-city@example.com");
  expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({
    city: "Ipoh",
    nationality: "Malaysian",
  });
});

const from = async (countryCode: string) => {
  const client = await createCustomer(provider);
  await staff("cancel", client);
  await staff("reopen", client, "Please send your address again.");
  await provider.query(
    `update app_user set country_code = '${countryCode}' where user_id = ${client.userId}`,
  );
  return client;
};

describe("the kinds of document", () => {
  const of = (DocumentType: "passport" | "national-id" | "driver-id", code: string) => ({
    DocumentType,
    Address: `1 Main Street, Town, State, ${code}`,
    BackKyc: image("back.png"),
  });
  const national =
    "This kind of document is not accepted for your country. Please send a passport or a national ID.";

  test.each([
    ["MY", "driver-id", "50450"],
    ["SG", "national-id", "018956"],
    ["SG", "passport", "018956"],
  ] as const)("of a client of %s include %s", async (country, kind, code) => {
    const client = await from(country);
    await submit(client, of(kind, code));
    expect(await check(client)).toMatchObject({ kycStatus: 1 });
  });

  test.each([
    ["SG", "driver-id", "018956", national],
    [
      "ID",
      "national-id",
      "12940",
      "This kind of document is not accepted for your country. Please send a passport.",
    ],
  ] as const)("of a client of %s exclude %s, which stores nothing", async (country, kind, code, message) => {
    const client = await from(country);
    const before = await files(client);
    await expect(submit(client, of(kind, code))).rejects.toMatchObject({
      kind: "refused",
      code: 1186,
      message,
    });
    expect([await check(client), await files(client)]).toEqual([
      { kycStatus: 0, kycReason: "Please send your address again." },
      before,
    ]);
  });

  test("are validated after the details, and before any image is decoded", async () => {
    const client = await from("SG");
    await expect(submit(client, of("driver-id", "50450"))).rejects.toMatchObject({ status: 400 });
    const damaged = new File(["no picture"], "front.png", { type: "image/png" });
    await expect(submit(client, { ...of("driver-id", "018956"), FrontKyc: damaged })).rejects.toMatchObject({
      code: 1186,
    });
    await submit(client, of("passport", "018956"));
    await expect(submit(client, of("driver-id", "018956"))).rejects.toMatchObject({ code: 3001 });
  });
});

describe("a postal code", () => {
  const ending = (code: string) => ({
    Address: `1 Main Street, Town, State, ${code}`,
    BackKyc: image("back.png"),
  });

  test.each([
    ["MY", "50450"],
    ["GB", "50450"],
    ["SG", "018956"],
  ])("of %s that the portal accepts is accepted: %s", async (country, code) => {
    const client = await from(country);
    await submit(client, ending(code));
    expect(await check(client)).toMatchObject({ kycStatus: 1 });
  });

  test.each([
    ["MY", "5045", "Postal code must be exactly 5 digits"],
    ["GB", "SW1A 1AA", "Postal code must be exactly 5 digits"],
    ["SG", "50450", "The postal code does not have the form of those of your country."],
    ["SG", "", "The postal code does not have the form of those of your country."],
  ])("of %s that the portal refuses is refused here too: %j", async (country, code, message) => {
    const client = await from(country);
    await expect(submit(client, ending(code))).rejects.toMatchObject({ status: 400, message });
    expect(await check(client)).toMatchObject({ kycStatus: 0 });
  });
});
