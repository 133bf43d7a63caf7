import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { signedIn, within } from "../../test/render.tsx";
import { useReferrals } from "./use-referrals.ts";

test("referrals are returned as a list for a table, and as a tree", async () => {
  const { broker, provider } = await signedIn();
  const { result } = await renderHook(() => useReferrals(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      status: "loaded",
      rows: [
        { name: "Farid Hassan", level: 1, isActive: true, registeredAt: new Date("2026-08-14T03:20:00Z") },
        { name: "Mei Ling", level: 2, parent: "Farid Hassan", isActive: false },
        { name: "Arun Nair", level: 3, parent: "Mei Ling" },
      ],
      tree: [{ name: "Farid Hassan", children: [{ name: "Mei Ling", children: [{ name: "Arun Nair" }] }] }],
    });
  await renderHook(() => useReferrals(), within(broker));
  expect(provider.calls.filter((call) => call === "GetReferralHierarchy")).toHaveLength(1);
});

test("referrals that failed to load are reported, and can be loaded again", async () => {
  const { broker, provider } = await signedIn();
  provider.turnAway("GetReferralHierarchy", 403);
  const { result, act } = await renderHook(() => useReferrals(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      status: "failed",
      failure: { operation: "GetReferralHierarchy", kind: "forbidden" },
    });
  await act(() => void (result.current.status === "failed" && result.current.retry()));
  await expect.poll(() => result.current.status).toBe("loaded");
});

test("referrals that failed to refresh stay, and are reported as outdated", async () => {
  const { broker, provider } = await signedIn();
  const { result, act } = await renderHook(() => useReferrals(), within(broker));
  await expect.poll(() => result.current).toMatchObject({ status: "loaded", refreshFailure: null });
  provider.turnAway("GetReferralHierarchy", 403);
  await act(() => void (result.current.status === "loaded" && result.current.refresh()));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      status: "loaded",
      rows: [{ name: "Farid Hassan" }, { name: "Mei Ling" }, { name: "Arun Nair" }],
      refreshFailure: { operation: "GetReferralHierarchy", kind: "forbidden" },
    });
});
