import { afterEach, describe, expect, test, vi } from "vitest";
import { createBroker } from "./create-broker.ts";

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

test("cookies are sent to a provider on another origin when the deployment enables it", async () => {
  const sent: RequestCredentials[] = [];
  const broker = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local: nowhere,
    session: nowhere,
    credentials: "include",
    fetch: (request) => {
      sent.push(request.credentials);
      return Promise.resolve(Response.json({ responseCode: 1, responseMessage: "", data: [] }));
    },
  });
  await broker.client.call("GetCompanies", {});
  expect(sent).toEqual(["include"]);
});

describe("a provider's address", () => {
  const options = { companyId: 9, local: nowhere, session: nowhere };
  afterEach(() => vi.unstubAllGlobals());

  test.each(["/", "", "api.example.com"])("is refused at once when no page completes it: %j", (baseUrl) => {
    expect(() => createBroker({ ...options, baseUrl })).toThrow(
      new TypeError(`createBroker needs an absolute baseUrl: "${baseUrl}"`),
    );
  });

  test("is refused at once on a page without an address", () => {
    vi.stubGlobal("location", { href: "about:blank" });
    expect(() => createBroker({ ...options, baseUrl: "/" })).toThrow(TypeError);
  });

  test("may be absolute without a page, and relative on a page", () => {
    const origin = "https://api.example.com";
    expect(createBroker({ ...options, baseUrl: `${origin}/v1` }).payments.origin).toBe(origin);
    vi.stubGlobal("location", { href: "https://portal.example.com/login" });
    expect(createBroker({ ...options, baseUrl: "/" }).payments.origin).toBe("https://portal.example.com");
  });
});

test("the limits of a session follow the settings, in either option", () => {
  const options = { baseUrl: "https://api.example.com", companyId: 9, local: nowhere, session: nowhere };
  const limits = { sessionMinutes: 20, inactivityMinutes: 10, warningMinutes: 1 };
  const broker = createBroker({ ...options, limits, settings: { limits: { sessionMinutes: 15 } } });
  expect(broker.session.limits).toMatchObject({
    sessionMinutes: 15,
    inactivityMinutes: 10,
    warningMinutes: 1,
  });
  expect(broker.configured.settings.limits).toMatchObject({ sessionMinutes: 15, inactivityMinutes: 10 });
});
