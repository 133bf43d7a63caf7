import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { profileQueries } from "./profile.queries.ts";
import { answer } from "../../test/account-provider.ts";
import { useAccountHolder } from "./use-account-holder.ts";

test("the account holder is known from the last visit, follows a changed name, and has no stored balance", async () => {
  const user = { ...examples.GetUserInfo.success.data, fullName: "Aisha Rahman" };
  const { broker } = await signedIn(createTestProvider({ GetUserInfo: () => answer(1, "", user) }));
  const { result, act } = await renderHook(() => useAccountHolder(), within(broker));
  expect(result.current.fullName).not.toBe("");
  await expect.poll(() => result.current.fullName).toBe("Aisha Rahman");
  expect(broker.queryClient.getQueryData(profileQueries.userInfo(broker).queryKey)).toBeUndefined();
  user.fullName = "Aisha Lim";
  await act(() => broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) }));
  await expect.poll(() => result.current.fullName).toBe("Aisha Lim");
});
