import { afterEach, beforeEach, expect, test, vi } from "vitest";

const LATE = "@broker/api-spec/late-operations";
const OF_CAPABILITIES = "@broker/api-spec/capability-operations";
const files = [LATE, OF_CAPABILITIES];

beforeEach(() => void vi.resetModules());
afterEach(() => {
  for (const file of files) vi.doUnmock(file);
  vi.resetModules();
});

const failToLoad = (file: string) =>
  vi.doMock(file, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });

const answering = () =>
  vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ responseCode: 1, responseMessage: "", data: [] })),
  );
const session = () => ({
  staffUserId: 1,
  companyId: 9,
  username: "ada",
  email: "ada@example.com",
  cTraderLogin: "7",
});

type Sdk = Awaited<ReturnType<typeof load>>;
const load = async () => ({
  ...(await import("../src/client.ts")),
  ...(await import("../src/fetch.ts")),
});
const options = (fetch: () => Promise<Response>) => ({
  baseUrl: "https://api.example.com",
  companyId: 9,
  fetch,
  session,
});
type Fetch = ReturnType<typeof answering>;
const calls = {
  GetSessions: ({ createClient }: Sdk, fetch: Fetch) => createClient(options(fetch)).call("GetSessions", {}),
  GetCompoundSchemeLogByUserId: ({ createClient }: Sdk, fetch: Fetch) =>
    createClient(options(fetch)).call("GetCompoundSchemeLogByUserId", {}),
};
const callsByPath = {
  GetSessions: ({ createFetchClient }: Sdk, fetch: Fetch) =>
    createFetchClient(options(fetch)).GET("/api/Security/GetSessions"),
  GetCompoundSchemeLogByUserId: ({ createFetchClient }: Sdk, fetch: Fetch) =>
    createFetchClient(options(fetch)).GET("/api/CompoundScheme/GetCompoundSchemeLogByUserId"),
};
const places = [
  { operation: "GetSessions", file: OF_CAPABILITIES, other: LATE },
  { operation: "GetCompoundSchemeLogByUserId", file: LATE, other: OF_CAPABILITIES },
] as const;

test.each(places)(
  "$operation fails as without a network where its row cannot be loaded, and sends nothing",
  async ({ operation, file }) => {
    failToLoad(file);
    const fetch = answering();
    const failure = { name: "ApiError", kind: "offline", operation };
    await expect(calls[operation](await load(), fetch)).rejects.toMatchObject(failure);
    await expect(callsByPath[operation](await load(), fetch)).rejects.toMatchObject(failure);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test.each(places)("$operation loads no rows of the other file", async ({ operation, other }) => {
  failToLoad(other);
  await expect(calls[operation](await load(), answering())).resolves.toEqual([]);
});
