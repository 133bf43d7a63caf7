import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { signedIn, within } from "../../test/render.tsx";
import { useCompoundScheme } from "./use-compound-scheme.ts";

test("the compound-scheme log has exact amounts and parsed dates", async () => {
  const { broker } = await signedIn();
  const { result } = await renderHook(() => useCompoundScheme(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      status: "loaded",
      rows: [
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

test("a log that failed to load is reported, and can be loaded again", async () => {
  const { broker, provider } = await signedIn();
  provider.turnAway("GetCompoundSchemeLogByUserId", 403);
  const { result, act } = await renderHook(() => useCompoundScheme(), within(broker));
  await expect.poll(() => result.current.status).toBe("failed");
  await act(() => void (result.current.status === "failed" && result.current.retry()));
  await expect.poll(() => result.current.status).toBe("loaded");
});
