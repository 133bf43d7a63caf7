import { examples } from "@broker/api-spec/examples";
import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { profileQueries } from "./profile/profile.queries.ts";
import { recoverReads } from "./recover-reads.ts";
import { createTestProvider } from "../test/provider.ts";
import { signedIn } from "../test/render.tsx";

/** The status with which each call is refused; null where it is answered. */
interface Outage {
  user: number | null;
  capabilities: number | null;
}

/** Shows a user whose data failed to load. Each attempt waits until the test lets it run. */
async function showFailedRead(outage: Outage) {
  const asked = { user: 0, capabilities: 0 };
  const answer = (status: number | null, data: unknown) =>
    status === null ? Response.json(data) : new Response(null, { status });
  const provider = createTestProvider({
    GetUserInfo: () => {
      asked.user += 1;
      return answer(outage.user, examples.GetUserInfo.success);
    },
    GetCapabilities: () => {
      asked.capabilities += 1;
      return answer(outage.capabilities, examples.GetCapabilities.success);
    },
  });
  const { broker } = await signedIn(provider);
  const planned: { readonly run: () => void; readonly milliseconds: number }[] = [];
  const plan = () => recoverReads(broker, (run, milliseconds) => void planned.push({ run, milliseconds }));
  const observer = new QueryObserver(broker.queryClient, {
    ...profileQueries.userInfo(broker),
    retry: false,
  });
  const seen: string[] = [];
  const leave = observer.subscribe(({ status }) => seen.push(status));
  onTestFinished(leave);
  await expect.poll(() => observer.getCurrentResult().status).toBe("error");
  plan();
  /** Lets the planned attempt run, until the next one is planned or the read has succeeded. */
  const attempt = async () => {
    const { length } = planned;
    planned.at(-1)?.run();
    await expect
      .poll(() => planned.length > length || observer.getCurrentResult().status === "success")
      .toBe(true);
  };
  return { asked, seen, observer, planned, plan, attempt, leave };
}

test("a failed read is repeated once the provider answers again, and nothing changes on the screen before", async () => {
  const outage: Outage = { user: 503, capabilities: 503 };
  const { asked, seen, observer, planned, attempt } = await showFailedRead(outage);
  for (let count = 1; count <= 6; count += 1) await attempt();
  expect(asked).toEqual({ user: 1, capabilities: 6 });
  expect(seen.at(-1)).toBe("error");
  outage.user = outage.capabilities = null;
  await attempt();
  expect(observer.getCurrentResult().status).toBe("success");
  expect(planned).toHaveLength(7);
});

test("the first attempt is within five seconds, and later ones are at most 38 seconds apart", async () => {
  const { planned, attempt } = await showFailedRead({ user: 503, capabilities: 503 });
  for (let count = 1; count <= 6; count += 1) await attempt();
  const pauses = planned.map(({ milliseconds }) => milliseconds);
  expect(pauses[0]).toBeLessThanOrEqual(5000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(37_500);
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(22_500);
});

test("a single call that fails for good is repeated five times only", async () => {
  const { asked, planned, attempt } = await showFailedRead({ user: 503, capabilities: null });
  for (let count = 1; count < 5; count += 1) await attempt();
  planned.at(-1)?.run();
  await expect.poll(() => asked).toEqual({ user: 6, capabilities: 5 });
  expect(planned).toHaveLength(5);
});

test("a refused read is not repeated", async () => {
  const { planned } = await showFailedRead({ user: 403, capabilities: null });
  expect(planned).toEqual([]);
});

test("several failures at once plan one attempt", async () => {
  const { planned, plan } = await showFailedRead({ user: 503, capabilities: 503 });
  plan();
  expect(planned).toHaveLength(1);
});

test("a page that shows nothing of it any more makes no call", async () => {
  const { asked, planned, leave } = await showFailedRead({ user: 503, capabilities: 503 });
  leave();
  planned[0]?.run();
  expect(asked).toEqual({ user: 1, capabilities: 0 });
});

test("another outage, five minutes after the last attempt, has its own five attempts", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { asked, planned, plan, attempt } = await showFailedRead({ user: 503, capabilities: null });
  for (let count = 1; count < 5; count += 1) await attempt();
  planned.at(-1)?.run();
  await expect.poll(() => asked.user).toBe(6);
  plan();
  expect(planned).toHaveLength(5);
  vi.setSystemTime(Date.now() + 301_000);
  plan();
  expect(planned).toHaveLength(6);
});
