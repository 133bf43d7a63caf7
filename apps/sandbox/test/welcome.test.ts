import { afterAll, beforeAll, expect, test } from "vitest";
import { formatWelcome } from "../src/pages/welcome.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

/** Returns the addresses that the start message prints, by the label of each line. */
function addressesOf(settings: Partial<Provider["deps"]["config"]>): Readonly<Record<string, string>> {
  const { config } = provider.deps;
  const all = { ...config, port: 4300, publicUrl: null, backofficeUrl: null, isLocalDemo: true, ...settings };
  const origin = all.publicUrl ?? `http://localhost:${all.port}`;
  const lines = formatWelcome({ config: all, origin }, "embedded").matchAll(
    /^ {2}([A-Z][a-z ]+?) {2,}(http\S+)$/gm,
  );
  return Object.fromEntries([...lines].map(([, name = "", address = ""]) => [name, address]));
}

test("the tools of a demo on this machine are printed at its own port, whatever the address of its portal", () => {
  expect(addressesOf({ publicUrl: "http://localhost:5173" })).toEqual({
    Portal: "http://localhost:5173",
    Sandbox: "http://localhost:4300/sandbox",
    Mailbox: "http://localhost:4300/sandbox/mailbox",
    "Back office": "http://localhost:4300/sandbox/backoffice",
  });
  expect(addressesOf({})).toMatchObject({
    Portal: "http://localhost:4300",
    Sandbox: "http://localhost:4300/sandbox",
  });
});

test("a printed address of the tools is answered, with the host that it names", async () => {
  const { Mailbox = "" } = addressesOf({ publicUrl: "http://localhost:5173" });
  const answer = await provider.send(new Request(Mailbox));
  expect(answer.status).toBe(200);
});

test("behind a proxy the tools are printed at the public address, or at that of staff", () => {
  const outside = { isLocalDemo: false, publicUrl: "https://my.example.com" };
  expect(addressesOf(outside)).toMatchObject({ "Back office": "https://my.example.com/sandbox/backoffice" });
  expect(addressesOf({ ...outside, backofficeUrl: "https://staff.example.com" })).toMatchObject({
    Mailbox: "https://staff.example.com/sandbox/mailbox",
  });
});
