import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useOpenSessions } from "./use-open-sessions.ts";
import { useSignInHistory } from "./use-sign-in-history.ts";

const { data: told } = examples.GetCapabilities.success;
const capable = () =>
  createTestProvider({
    GetCapabilities: () =>
      Response.json({
        responseCode: 1,
        responseMessage: "",
        data: { ...told, capabilities: [...told.capabilities, "sessions"] },
      }),
  });

test("sessions and sign-ins are lists with dates, and a failed sign-in is marked", async () => {
  const { broker } = await signedIn(capable());
  const sessions = await renderHook(() => useOpenSessions(), within(broker));
  await expect
    .poll(() => sessions.result.current)
    .toMatchObject({
      status: "loaded",
      isEnding: false,
      endFailure: null,
      rows: [
        { isCurrent: true, browser: "Chrome", lastSeenAt: new Date("2026-11-21T08:59:00Z") },
        { isCurrent: false, kind: "phone", country: "SG" },
        { isCurrent: false, kind: "unknown", browser: null },
      ],
    });
  const history = await renderHook(() => useSignInHistory(), within(broker));
  await expect
    .poll(() => history.result.current)
    .toMatchObject({ status: "loaded", rows: [{ isSuccess: true }, { isSuccess: false }, {}, {}] });
});

test("an ended session is read again, and the failure of a command lasts until the next one", async () => {
  const { broker, provider } = await signedIn(capable());
  let ended = 0;
  const { result, act } = await renderHook(
    () => useOpenSessions({ onEnded: () => (ended += 1) }),
    within(broker),
  );
  await expect.poll(() => result.current.status).toBe("loaded");
  const end = () => act(() => void (result.current.status === "loaded" && result.current.end("x")));
  await end();
  await expect.poll(() => ended).toBe(1);
  await expect.poll(() => provider.calls.filter((call) => call === "GetSessions")).toHaveLength(2);
  await expect.poll(() => result.current).toMatchObject({ isEnding: false });
  provider.turnAway("EndSession", 403);
  await end();
  await expect.poll(() => result.current).toMatchObject({ endFailure: { operation: "EndSession" } });
  await act(() => void (result.current.status === "loaded" && result.current.endOthers()));
  await expect.poll(() => ended).toBe(2);
  await expect.poll(() => result.current).toMatchObject({ endFailure: null, isEnding: false });
});
