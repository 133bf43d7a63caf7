import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { ReactNode } from "react";
import type { BrokerOptions } from "./broker.ts";
import { createBroker } from "./create-broker.ts";
import { profileQueries } from "./profile/profile.queries.ts";
import { BrokerProvider } from "./provider.tsx";
import { useSignOut } from "./session/use-sign-out.ts";
import { useUserInfo } from "./profile/use-user-info.ts";
import { createTestProvider, emptyStorage } from "../test/provider.ts";
import { within } from "../test/render.tsx";

/** Creates a company's broker over the host's query client, with a signed-in user. */
async function signedInWith(queryClient: QueryClient, options: Partial<BrokerOptions> = {}) {
  const provider = createTestProvider();
  const broker = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local: emptyStorage(),
    session: emptyStorage(),
    fetch: provider.answer,
    queryClient,
    ...options,
  });
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  return { provider, broker };
}

test("sign-in and sign-out do not affect the host's own queries and mutations", async () => {
  const host = new QueryClient();
  host.setQueryData(["todos"], ["Buy milk"]);
  host.getMutationCache().build(host, { mutationKey: ["saveTodo"], mutationFn: () => Promise.resolve(1) });
  const { broker } = await signedInWith(host);
  await host.fetchQuery(profileQueries.userInfo(broker));
  const { result, act } = await renderHook(() => useSignOut(), within(broker));
  await act(() => void (result.current.step === "ready" && result.current.signOut()));
  await expect.poll(() => broker.session.get().status).toBe("signedOut");
  expect(host.getQueryData(profileQueries.userInfo(broker).queryKey)).toBeUndefined();
  expect(host.getQueryData(["todos"])).toEqual(["Buy milk"]);
  expect(host.getMutationCache().findAll({ mutationKey: ["saveTodo"] })).toHaveLength(1);
});

test("two brokers over one cache never show one user another user's data", async () => {
  const host = new QueryClient();
  const { broker } = await signedInWith(host);
  const { broker: other } = await signedInWith(host, { companyId: 10 });
  await host.fetchQuery(profileQueries.userInfo(broker));
  expect(host.getQueryData(profileQueries.userInfo(other).queryKey)).toBeUndefined();
});

test("without a host's cache, the broker's own is not provided to the host's tree", async () => {
  const host = new QueryClient();
  const broker = createTestProvider().broker();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={host}>
      <BrokerProvider broker={broker}>{children}</BrokerProvider>
    </QueryClientProvider>
  );
  const { result } = await renderHook(() => useQueryClient(), { wrapper });
  expect(result.current).toBe(host);
});

test("defaults of the host's cache change neither the retries of a read nor the handling of its error", async () => {
  const host = new QueryClient({
    defaultOptions: { queries: { retry: 5, throwOnError: true, staleTime: 0, networkMode: "offlineFirst" } },
  });
  const { provider, broker } = await signedInWith(host);
  provider.turnAway("GetUserInfo", 403);
  const { result } = await renderHook(() => useUserInfo(), within(broker));
  await expect.poll(() => result.current).toMatchObject({ status: "failed" });
  expect(provider.calls.filter((call) => call === "GetUserInfo")).toHaveLength(1);
});
