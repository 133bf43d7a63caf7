import { examples } from "@broker/api-spec/examples";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { createBroker } from "../create-broker.ts";
import { createSessionMachine } from "./session.machine.ts";
import { createSessionPorts } from "./session.ports.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

test("where there is no page, the session is watched: the host's activity extends it, and without any it ends", () => {
  expect("addEventListener" in globalThis || "document" in globalThis).toBe(false);
  const { session } = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local: nowhere,
    session: nowhere,
    limits: { sessionMinutes: 60, inactivityMinutes: 10 },
  });
  const { data } = examples.UserLogin.success;
  session.signIn(data, data.email);
  const actor = createActor(createSessionMachine(createSessionPorts(session)), { input: { location: "/" } });
  const steps: unknown[] = [];
  actor.subscribe(({ value }) => steps.at(-1) === value || steps.push(value));
  actor.start();
  vi.advanceTimersByTime(9.5 * 60_000);
  session.touch();
  vi.advanceTimersByTime(9.5 * 60_000);
  expect(session.get().status).toBe("signedIn");
  vi.advanceTimersByTime(60_000);
  expect(session.get()).toEqual({ status: "signedOut", end: "inactivity" });
  expect(steps).toEqual([
    "opening",
    "active",
    "endingByInactivity",
    "active",
    "endingByInactivity",
    "expired",
  ]);
  actor.stop();
});
