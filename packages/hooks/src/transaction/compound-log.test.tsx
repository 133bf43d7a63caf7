import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { signedIn, within } from "../test-render.tsx";
import { useCompoundLog } from "./use-compound-log.ts";

test("the compound-scheme log has exact amounts and real dates", async () => {
  const { broker } = await signedIn();
  const { result } = await renderHook(() => useCompoundLog(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      status: "loaded",
      subscriptions: [
        {
          subscriptionId: 7001,
          subscribedAt: new Date("2026-10-01T00:00:00Z"),
          planName: "Growth 90",
          days: 90,
          interestDays: 51,
          interestAmount: "38.25",
          status: "Active",
        },
      ],
    });
});

test("a log that could not be loaded says so, and can be asked for again", async () => {
  const { broker, provider } = await signedIn();
  provider.turnAway("GetCompoundSchemeLogByUserId", 403);
  const { result, act } = await renderHook(() => useCompoundLog(), within(broker));
  await expect.poll(() => result.current.status).toBe("failed");
  await act(() => void (result.current.status === "failed" && result.current.retry()));
  await expect.poll(() => result.current.status).toBe("loaded");
});
