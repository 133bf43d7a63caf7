import { afterEach, expect, test, vi } from "vitest";

const LATE = "@broker/api-spec/late-operations";

afterEach(() => {
  vi.doUnmock(LATE);
  vi.resetModules();
});

test("a call whose row cannot be loaded fails as one without a network does, and sends nothing", async () => {
  vi.resetModules();
  vi.doMock(LATE, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { createClient } = await import("../src/client.ts");
  const fetch = vi.fn<() => Promise<Response>>();
  const client = createClient({ baseUrl: "https://api.example.com", companyId: 9, fetch });
  await expect(client.call("GetSessions", {})).rejects.toMatchObject({
    name: "ApiError",
    kind: "offline",
    operation: "GetSessions",
  });
  expect(fetch).not.toHaveBeenCalled();
});

test("so does a call by its path", async () => {
  vi.resetModules();
  vi.doMock(LATE, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { createFetchClient } = await import("../src/fetch.ts");
  const fetch = vi.fn<() => Promise<Response>>();
  const api = createFetchClient({ baseUrl: "https://api.example.com", companyId: 9, fetch });
  const calling = api.GET("/api/Security/GetSessions");
  await expect(calling).rejects.toMatchObject({ kind: "offline", operation: "GetSessions" });
  expect(fetch).not.toHaveBeenCalled();
});
