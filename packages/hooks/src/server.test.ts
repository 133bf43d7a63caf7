import { examples } from "@broker/api-spec/examples";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBroker } from "./create-broker.ts";
import { everyHook, PageOf } from "../test/every-hook.tsx";

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function createServerBroker() {
  const calls: string[] = [];
  const broker = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local: nowhere,
    session: nowhere,
    fetch: (request) => {
      calls.push(request.url);
      return Promise.resolve(Response.json({}));
    },
  });
  return { broker, calls };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] }));
afterEach(() => void vi.useRealTimers());

test("this environment has no browser globals", () => {
  expect(["window", "document", "localStorage"].filter((name) => Object.hasOwn(globalThis, name))).toEqual(
    [],
  );
  expect(everyHook.map(([name]) => name)).toContain("useSessionGuard");
});

test.each(everyHook)("%s renders on a server, sends no request and leaves no timer", (_name, call) => {
  const complaints = vi.spyOn(console, "error");
  const { broker, calls } = createServerBroker();
  const html = renderToString(createElement(PageOf, { call, broker }));
  expect(html).not.toBe("");
  expect([complaints.mock.calls, calls, vi.getTimerCount()]).toEqual([[], [], 0]);
});

test.each(everyHook)("%s renders no user on a server", (_name, call) => {
  const user = createServerBroker();
  const { data } = examples.UserLogin.success;
  user.broker.session.signIn(data, data.email);
  const visitor = createServerBroker();
  const [theirs, anybodys] = [user, visitor].map(({ broker }) =>
    renderToString(createElement(PageOf, { call, broker })),
  );
  expect(theirs).toBe(anybodys);
});
