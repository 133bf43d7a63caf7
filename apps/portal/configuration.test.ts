import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Configuration, configurationOf, isConfiguration } from "./configuration.ts";
import { CONFIGURATION_SCHEMA } from "./configuration-plugin.ts";
import { deploymentOf } from "./deployment.ts";

const fields: Readonly<Record<keyof Configuration, true>> = {
  format: true,
  companyId: true,
  providerUrl: true,
  capabilities: true,
  idempotencyKeys: true,
  settings: true,
  paymentHosts: true,
  gateways: true,
  referralCode: true,
  contentUrl: true,
  legalDocuments: true,
  publicUrl: true,
  mark: true,
  languages: true,
  places: true,
  embedding: true,
  features: true,
};

test("the schema that is published has every field of the configuration, the brand, and no other", async () => {
  const schema: unknown = JSON.parse(await readFile(join(import.meta.dirname, CONFIGURATION_SCHEMA), "utf8"));
  const described = Object.keys(Object(Reflect.get(Object(schema), "properties")));
  expect(described.toSorted()).toEqual(["$schema", "brand", ...Object.keys(fields)].toSorted());
});

test("a build writes its variables into the pages, as a configuration that they read", () => {
  const variables = {
    VITE_COMPANY_ID: "12",
    VITE_SESSION_MINUTES: "240",
    VITE_PAYMENT_HOSTS: "pay.example.com",
  };
  const configuration = configurationOf(deploymentOf(variables));
  expect(configuration).toMatchObject({
    companyId: 12,
    settings: { limits: { minimumDepositUsd: 100, sessionMinutes: 240 } },
    paymentHosts: ["pay.example.com"],
  });
  expect(isConfiguration(JSON.parse(JSON.stringify(configuration)))).toBe(true);
  expect(isConfiguration({ ...configuration, format: 2 })).toBe(false);
});
