import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useAccountDeletion } from "./use-account-deletion.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: listed } = examples.GetDataRequests.success;
const answer = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "", data });
const waiting = {
  deletionId: "41",
  state: "waiting",
  requestedAt: "2026-11-20T09:28:00Z",
  erasableFrom: "2026-12-20T09:28:00Z",
  reason: null,
};

/** A provider with a list of deletions, which a request fills and a cancellation empties. */
const capable = (deletions: readonly object[] = [], blocks: readonly object[] = []) => {
  let list = deletions;
  return createTestProvider({
    GetCapabilities: () => answer({ ...told, capabilities: [...told.capabilities, "privacy"] }),
    GetDataRequests: () => answer({ ...listed, deletions: list, deletionBlocks: blocks }),
    RequestDeletion: () => {
      list = [waiting];
      return answer({ deletionId: "41" });
    },
    CancelDeletion: () => {
      list = [];
      return answer(null);
    },
  });
};

test("what prevents a deletion and what is kept is known before it is requested", async () => {
  const { broker } = await signedIn(capable([], listed.deletionBlocks));
  const { result } = await renderHook(() => useAccountDeletion(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      status: "loaded",
      waiting: null,
      refused: null,
      blocks: [
        { kind: "eWallet", amountUsd: 250.5 },
        { kind: "withdrawals", count: 2 },
      ],
      waitDays: 30,
      kept: [{ category: "transactions", years: 7 }, {}, {}, {}],
      flow: { step: "resting", failure: null },
    });
});

test("a deletion is requested after the address was typed in, then waits, and is taken back", async () => {
  const { broker, provider } = await signedIn(capable());
  const changes: string[] = [];
  const { result, act } = await renderHook(
    () => useAccountDeletion({ onChanged: (change) => void changes.push(change) }),
    within(broker),
  );
  const loaded = () => (result.current.status === "loaded" ? result.current : null);
  await expect.poll(() => loaded()?.flow.step).toBe("resting");
  const run = (command: (state: NonNullable<ReturnType<typeof loaded>>) => void) =>
    act(() => {
      const state = loaded();
      if (state) command(state);
    });
  await run(({ flow }) => flow.step === "resting" && flow.begin());
  await run(({ flow }) => flow.step === "confirming" && flow.submit());
  expect(loaded()?.flow).toMatchObject({
    step: "confirming",
    form: { issues: { email: { code: "emailRequired" }, password: { code: "passwordRequired" } } },
  });
  await run(({ flow }) => flow.step === "confirming" && flow.form.change("email", "demo@example.com"));
  await run(({ flow }) => flow.step === "confirming" && flow.form.change("password", "password"));
  await run(({ flow }) => flow.step === "confirming" && flow.submit());
  await expect
    .poll(loaded)
    .toMatchObject({ waiting: { id: "41", erasableFrom: new Date("2026-12-20T09:28:00Z") } });
  await run(({ takeBack }) => {
    takeBack.run();
    takeBack.run();
  });
  await expect.poll(loaded).toMatchObject({ waiting: null, takeBack: { isPending: false, failure: null } });
  expect(changes).toEqual(["requested", "takenBack"]);
  expect(provider.calls.filter((call) => call === "CancelDeletion")).toHaveLength(1);
});

test("the reason of staff for a refusal is shown", async () => {
  const { broker } = await signedIn(
    capable([{ ...waiting, state: "refused", reason: "A complaint is open." }]),
  );
  const { result } = await renderHook(() => useAccountDeletion(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({ waiting: null, refused: { reason: "A complaint is open." } });
});
