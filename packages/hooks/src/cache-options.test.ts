import { expect, test } from "vitest";
import type { Broker } from "./broker.ts";
import { createTestProvider } from "../test/provider.ts";

type Factory = (broker: Broker, ...input: unknown[]) => Record<string, unknown>;

const isFactory = (value: unknown): value is Factory => typeof value === "function";

/** Every query and mutation that the rooms have, by name. */
const modules = import.meta.glob<Record<string, object>>("./*/*.{queries,mutations}.ts", { eager: true });
const factories = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => /(Queries|Mutations|Query)$/.test(name))
    .flatMap(([group, value]) =>
      Object.entries(isFactory(value) ? { [group]: value } : value).flatMap(([name, make]) =>
        isFactory(make) && name !== "all" ? [{ name: `${group}.${name}`, make }] : [],
      ),
    ),
);

const broker = createTestProvider().broker();
const inputs = { countryId: 458, paymentPlatformId: 33 };

test("there are queries and mutations to check", () => {
  expect(factories.length).toBeGreaterThan(30);
});

test.each(factories)("$name is stored under the broker's own key", ({ make }) => {
  const { queryKey, mutationKey } = make(broker, inputs);
  expect(JSON.stringify(queryKey ?? mutationKey)).toContain(
    `${JSON.stringify(broker.rootKey).slice(0, -1)},"`,
  );
});

test.each(factories)("$name sets every option that a host's defaults could change", ({ make }) => {
  const own = make(broker, inputs);
  const said = ["retry", "gcTime", "networkMode", "throwOnError"];
  const saidOfReads = ["staleTime", "refetchOnMount", "refetchOnReconnect", "refetchOnWindowFocus"];
  expect(Object.keys(own)).toEqual(
    expect.arrayContaining("queryFn" in own ? [...said, ...saidOfReads] : said),
  );
});
