import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useEligibility } from "./use-eligibility.ts";

const pending = { ...examples.GetUserInfo.success.data, kycStatus: 1 };
const provider = () =>
  createTestProvider({
    GetUserInfo: () => Response.json({ responseCode: 1, responseMessage: "", data: pending }),
  });

test.each([
  ["withdrawal", false],
  ["deposit", true],
  ["userTransfer", false],
] as const)("it lists the missing requirements of a %s; allowed: %s", async (action, isAllowed) => {
  const { broker } = await signedIn(provider());
  const { result } = await renderHook(() => useEligibility(action), within(broker));
  expect(result.current.status).toBe("loading");
  await expect
    .poll(() => result.current)
    .toMatchObject({ status: "known", isAllowed, missing: [{ requirement: "kyc", isUnderReview: true }] });
});

test("it offers a retry when it failed to load, and never reports that nothing is missing", async () => {
  const turned = provider();
  const { broker } = await signedIn(turned);
  turned.turnAway("GetUserInfo", 403);
  const { result, act } = await renderHook(() => useEligibility("withdrawal"), within(broker));
  await expect.poll(() => result.current.status).toBe("failed");
  await act(() => {
    if (result.current.status === "failed") result.current.retry();
  });
  await expect.poll(() => result.current.status).toBe("known");
});
