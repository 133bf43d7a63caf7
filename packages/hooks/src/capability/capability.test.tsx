import { examples } from "@broker/api-spec/examples";
import { ownCapabilities as contracted } from "@broker/api-spec/operations";
import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createBroker } from "../create-broker.ts";
import { runMutation } from "../run-mutation.ts";
import { sessionMutations } from "../session/session.mutations.ts";
import { createTestProvider, emptyStorage } from "../../test/provider.ts";
import { useCompoundScheme } from "../transaction/use-compound-scheme.ts";
import { signedIn, within } from "../../test/render.tsx";
import { ownCapabilities } from "./capability.rules.ts";
import { capabilityQueries, readProvider } from "./capability.queries.ts";
import { useCapability } from "./use-capability.ts";
import { useProviderSettings } from "./use-provider-settings.ts";

afterEach(() => vi.restoreAllMocks());

const told = examples.GetCapabilities.success.data;
const envelope = (data: unknown, responseCode = 1, status = 200) =>
  Response.json({ responseCode, responseMessage: "", data }, { status });

/** A broker whose provider answers GetCapabilities in this way, and every other call with its example. */
function brokerAt(answer: () => Response | Promise<Response>) {
  const provider = createTestProvider({ GetCapabilities: answer });
  return { provider, broker: provider.broker() };
}

test("the capabilities of the contract's own calls are those of the contract", () => {
  expect(ownCapabilities).toEqual(contracted);
});

test("a part of the contract's own calls is there until the provider is known to lack it, and its call is not sent", async () => {
  const { provider, broker } = await signedIn(
    createTestProvider({ GetCapabilities: () => envelope({ ...told, capabilities: ["capabilities"] }) }),
  );
  const { result } = await renderHook(
    () => [useCapability("compoundScheme"), useCompoundScheme()] as const,
    within(broker),
  );
  expect(result.current).toMatchObject([true, { status: "loading" }]);
  await expect
    .poll(() => result.current)
    .toMatchObject([false, { status: "failed", failure: { kind: "unsupported" } }]);
  expect(provider.calls).not.toContain("GetCompoundSchemeLogByUserId");
});

test("the capabilities are read once for all users of the hook, and before the first call that depends on them", async () => {
  const { provider, broker } = await signedIn(
    createTestProvider({ GetCapabilities: () => envelope({ ...told, capabilities: ["capabilities"] }) }),
  );
  const { result } = await renderHook(
    () => [useCapability("capabilities"), useCapability("logout"), useProviderSettings().contact.email],
    within(broker),
  );
  expect(result.current).toEqual([false, false, null]);
  await expect.poll(() => result.current).toEqual([true, false, told.contact.email]);
  await expect(broker.client.call("UserLogout", {})).rejects.toMatchObject({ kind: "unsupported" });
  expect(provider.calls.filter((call) => call === "GetCapabilities")).toHaveLength(1);
  expect(provider.calls).not.toContain("UserLogout");
});

test("the capabilities survive a sign-in and a sign-out, without another request", async () => {
  const { provider, broker } = await signedIn();
  await readProvider(broker);
  await runMutation(broker, sessionMutations.signIn(broker), {
    email: "a@example.com",
    password: "password",
  });
  await runMutation(broker, sessionMutations.signOut(broker), undefined);
  await readProvider(broker);
  expect(provider.calls.filter((call) => call === "GetCapabilities")).toHaveLength(1);
});

test.each([
  ["does not know the call", () => envelope(null, 4004, 404)],
  ["refuses it", () => envelope(null, 0)],
  ["answers it in another shape", () => envelope({ capabilities: "all" })],
])("the deployment's values apply to a provider that %s", async (_how, answer) => {
  const { broker } = brokerAt(answer);
  const configured = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local: emptyStorage(),
    session: emptyStorage(),
    fetch: async () => answer(),
    capabilities: [],
    settings: { limits: { minimumAge: 21 }, contact: { phone: "+60 3 1234" } },
  });
  expect((await readProvider(broker)).capabilities).toEqual(["logout", ...ownCapabilities]);
  expect(await readProvider(configured)).toMatchObject({
    capabilities: [],
    settings: {
      limits: { minimumAge: 21, sessionMinutes: 30 },
      contact: { phone: "+60 3 1234", email: null },
    },
  });
  configured.session.signIn(examples.UserLogin.success.data, "demo@example.com");
  await expect(configured.client.call("UserLogout", {})).rejects.toMatchObject({ kind: "unsupported" });
});

test("the deployment's values apply while the provider is unreachable, and the capabilities are requested again", async () => {
  let isUp = false;
  const { broker } = brokerAt(() => (isUp ? envelope(told) : envelope(null, 5003, 503)));
  const { result } = await renderHook(() => useCapability("logout"), within(broker));
  await expect.poll(() => result.current).toBe(true);
  expect(broker.queryClient.getQueryData(capabilityQueries.provider(broker).queryKey)).toBeUndefined();
  isUp = true;
  expect((await readProvider(broker)).capabilities).toEqual(told.capabilities);
});

test("values that the provider omits come from the deployment, and then from the specification", async () => {
  const silent = { sessionMinutes: null, inactivityMinutes: 15, minimumAge: null, minimumDepositUsd: null };
  const provider = createTestProvider({ GetCapabilities: () => envelope({ ...told, limits: silent }) });
  const { settings } = await readProvider(provider.broker({ sessionMinutes: 45, inactivityMinutes: 90 }));
  expect(settings.limits).toMatchObject({
    sessionMinutes: 45,
    inactivityMinutes: 15,
    minimumAge: 18,
    minimumDepositUsd: null,
  });
  expect(settings.gateways).toEqual(told.gateways);
});
