import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { depositQueries } from "../deposit/deposit.queries.ts";
import { createTestProvider, emptyStorage } from "../../test/provider.ts";
import { catalogueQueries } from "./catalogue.queries.ts";
import { createCatalogueStorage } from "./catalogue.storage.ts";

const companies = examples.GetCompanies.success.data.map((company) => ({ ...company }));

describe("the stored catalogue", () => {
  test("has the six lists of the specification, each null until it is loaded", () => {
    const kept = new Map<string, string>();
    createCatalogueStorage(emptyStorage(kept)).keep("companies", companies);
    expect(JSON.parse(kept.get("cacheStore") ?? "")).toEqual({
      version: 1,
      companies,
      countries: null,
      currencies: null,
      externalPaymentTypes: null,
      paymentPlatforms: null,
      paymentStatuses: null,
    });
  });

  test.each([
    ["broken", "{"],
    ["no object", "7"],
    ["of another version", JSON.stringify({ version: 2, companies })],
    ["of another shape", JSON.stringify({ version: 1, companies: [{ companyId: "9" }] })],
    ["empty", JSON.stringify({ version: 1, companies: null })],
  ])("restores nothing from a record that is %s, and still stores the next list", (_what, record) => {
    const store = createCatalogueStorage(emptyStorage(new Map([["cacheStore", record]])));
    expect(store.read("companies")).toBeNull();
    store.keep("companies", companies);
    expect(store.read("companies")).toEqual(companies);
  });

  test("passes a list on when storage is full or forbidden", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const store = createCatalogueStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(store.keep("companies", companies)).toBe(companies);
    expect(store.read("companies")).toBeNull();
  });
});

/** A signed-in page that has read every list, with the browser's storage. */
async function visited() {
  const provider = createTestProvider();
  const broker = provider.broker();
  broker.session.signIn(examples.UserLogin.success.data, "demo@example.com");
  const { queryClient } = broker;
  await queryClient.fetchQuery(catalogueQueries.companies(broker));
  await queryClient.fetchQuery(catalogueQueries.countries(broker));
  await queryClient.fetchQuery(catalogueQueries.currencies(broker));
  await queryClient.fetchQuery(catalogueQueries.statuses(broker));
  await queryClient.fetchQuery(depositQueries.platforms(broker));
  const kept = (): Record<string, unknown> | null => JSON.parse(provider.kept.get("cacheStore") ?? "null");
  return { provider, broker, kept };
}

test("every loaded list is stored for the next visit, survives the end of a session, and is deleted by a sign-out", async () => {
  const { broker, kept } = await visited();
  const full = Object.values(kept() ?? {}).every((list) => list !== null);
  expect([Object.keys(kept() ?? {}).length, full]).toEqual([7, true]);
  broker.session.expire("unauthenticated");
  expect(kept()).not.toBeNull();
  broker.session.signOut();
  expect(kept()).toBeNull();
});

test("stored rates and limits are not used for money: only those that were read on this page", async () => {
  const { provider } = await visited();
  const next = provider.broker();
  const { queryClient } = next;
  expect(next.catalogue.read("currencies")).not.toBeNull();
  expect(queryClient.getQueryData(catalogueQueries.currencies(next).queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(depositQueries.platforms(next).queryKey)).toBeUndefined();
});

test("hasVerifiedOnce is stored once the provider reports the user as verified, and deleted by a sign-out", async () => {
  const { provider, broker } = await visited();
  const { staffUserId } = examples.UserLogin.success.data;
  broker.session.remember({ staffUserId, email: "demo@example.com", kycStatus: 1, verified: false });
  expect(provider.kept.has("hasVerifiedOnce")).toBe(false);
  broker.session.remember({ staffUserId, email: "demo@example.com", kycStatus: 3, verified: true });
  expect(provider.kept.get("hasVerifiedOnce")).toBe("true");
  broker.session.signOut();
  expect([...provider.kept.keys()]).toEqual([]);
});
