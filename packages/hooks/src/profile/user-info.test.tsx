import { examples } from "@broker/api-spec/examples";
import { focusManager } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { answer } from "../../test/account-provider.ts";
import { useUserInfo } from "./use-user-info.ts";

test("a change in another tab is shown when the user returns, however soon", async () => {
  const user = { ...examples.GetUserInfo.success.data, emailVerifiedAt: "1900-01-01T00:00:00" };
  const { broker } = await signedIn(createTestProvider({ GetUserInfo: () => answer(1, "", user) }));
  const { result } = await renderHook(() => useUserInfo(), within(broker));
  await expect.poll(() => result.current.status).toBe("loaded");
  onTestFinished(() => focusManager.setFocused(undefined));
  focusManager.setFocused(false);
  user.emailVerifiedAt = "2026-11-21T09:00:00Z";
  focusManager.setFocused(true);
  await expect
    .poll(() => result.current)
    .toMatchObject({ info: { emailVerifiedAt: "2026-11-21T09:00:00Z" } });
});
