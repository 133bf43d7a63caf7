import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import type { Capability, ClientOperation } from "../src/index.ts";
import { allOperations } from "./all-operations.ts";
import { clientWith } from "./provider.ts";

const isCall = (name: string): name is ClientOperation => Object.hasOwn(allOperations, name);
const parts = Object.keys(allOperations)
  .filter(isCall)
  .flatMap((name) => {
    const { capability } = allOperations[name];
    return capability ? [[name, capability] as const] : [];
  });

/** Calls an operation with the fields of its example, at a provider with some capabilities. */
async function calling(name: ClientOperation, hasCapability?: (capability: Capability) => boolean) {
  const answer = () => Response.json(examples[name].success);
  const { client, requests } = clientWith(answer, hasCapability && { hasCapability });
  const input: unknown = Reflect.get(examples[name], "request") ?? {};
  const answered: unknown = Reflect.apply(client.call, client, [name, input]);
  const kind = await Promise.resolve(answered).then(
    () => "answered",
    (error: unknown) => Reflect.get(Object(error), "kind"),
  );
  return [kind, requests.length];
}

test.each(parts)("%s is never sent when its capability %s is off", async (name, wanted) => {
  expect(await calling(name, (capability) => capability !== wanted)).toEqual(["unsupported", 0]);
  expect(await calling(name, (capability) => capability === wanted)).toEqual(["answered", 1]);
  expect(await calling(name)).toEqual(["answered", 1]);
});

test("an operation that every provider has, and the one that lists capabilities, need no capability", async () => {
  expect(await calling("GetCapabilities", () => false)).toEqual(["answered", 1]);
  expect(await calling("GetCompanies", () => false)).toEqual(["answered", 1]);
});
