import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { signedIn, within } from "../../test/render.tsx";
import { createWithdrawalProvider, openWizard } from "../../test/withdrawal-provider.ts";
import { listStaleKeys } from "../event/stale-queries.ts";
import { calculateNextRead, freezeQuery } from "./freeze.queries.ts";
import { useWithdrawalFreeze } from "./use-withdrawal-freeze.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: frozen } = examples.GetFreeze.success;
const end = new Date("2026-11-22T09:30:00Z");
const until = (frozenUntil: Date | null) => ({ status: "loaded", frozenUntil });
const answer = (data: unknown, responseCode = 1) =>
  Response.json({ responseCode, responseMessage: "", data });
const capable = () => answer({ ...told, capabilities: [...told.capabilities, "freeze"] });

async function read(own: Parameters<typeof createWithdrawalProvider>[1]) {
  const { provider } = createWithdrawalProvider({}, own);
  const { broker } = await signedIn(provider);
  const { result } = await renderHook(() => useWithdrawalFreeze(), within(broker));
  return { provider, broker, result };
}

test("the end of a freeze is known, and null without one", async () => {
  const during = await read({ GetCapabilities: capable, GetFreeze: () => answer(frozen) });
  await expect.poll(() => during.result.current).toEqual(until(end));
  const without = await read({ GetCapabilities: capable, GetFreeze: () => answer({ frozenUntil: null }) });
  await expect.poll(() => without.result.current).toEqual(until(null));
});

test("a provider without the capability is not asked", async () => {
  const { provider, result } = await read({});
  await expect.poll(() => provider.calls).toContain("GetCapabilities");
  expect(result.current).toEqual(until(null));
  expect(provider.calls).not.toContain("GetFreeze");
});

test("an end that cannot be read blocks nothing: the provider refuses by itself", async () => {
  const { provider, result } = await read({
    GetCapabilities: capable,
    GetFreeze: () => new Response("", { status: 503 }),
  });
  await expect.poll(() => provider.calls).toContain("GetFreeze");
  await expect.poll(() => result.current).toEqual(until(null));
});

test("a freeze is read again each minute and at its end, and no more often where this clock is ahead", () => {
  const next = (afterEnd: number) => calculateNextRead(end, end.getTime() + afterEnd);
  expect([-3_600_000, -20_000, 0, 3_600_000].map(next)).toEqual([60_000, 20_000, 60_000, 60_000]);
});

test("an end that is near is read again then, and withdrawals go on", async () => {
  let isFrozen = true;
  const { result } = await read({
    GetCapabilities: capable,
    GetFreeze: () => {
      const frozenUntil = isFrozen ? new Date(Date.now() + 500).toISOString() : null;
      isFrozen = false;
      return answer({ frozenUntil });
    },
  });
  await expect.poll(() => result.current).toEqual({ status: "loaded", frozenUntil: expect.any(Date) });
  await expect.poll(() => result.current, { timeout: 5_000 }).toEqual(until(null));
});

test("an event about the security of the account marks the end of the freeze as stale", async () => {
  const { broker } = await read({});
  const { queryKey } = freezeQuery(broker);
  const stale = listStaleKeys(broker, { kind: "security" });
  expect(stale.some((key) => key.every((part, index) => queryKey[index] === part))).toBe(true);
});

test("a withdrawal that is refused for a freeze keeps its input, tells the end, and has it read again", async () => {
  let isFrozen = false;
  const { provider, rows } = createWithdrawalProvider(
    {},
    {
      GetCapabilities: capable,
      GetFreeze: () => answer(isFrozen ? frozen : { frozenUntil: null }),
      WithdrawalRequest: () => {
        isFrozen = true;
        return answer(frozen, 1111);
      },
    },
  );
  const { broker } = await signedIn(provider);
  const { result } = await renderHook(() => useWithdrawalFreeze(), within(broker));
  const { at, details, enterDetails } = await openWizard(broker);
  await enterDetails();
  expect(result.current).toEqual(until(null));
  await at("reviewing", (wizard) => wizard.confirm());
  await at("failed", ({ failure, dismiss }) => {
    expect(failure).toMatchObject({ kind: "refused", code: 1111, frozenUntil: frozen.frozenUntil });
    dismiss();
  });
  await expect.poll(() => details()?.usdAmount).toBe("100");
  await expect.poll(() => result.current).toEqual(until(end));
  expect(rows).toHaveLength(1);
});

test("a code that is refused for a freeze tells the end", async () => {
  const { provider } = createWithdrawalProvider(
    {},
    { GetCapabilities: capable, RequestOtpWithdrawal: () => answer(frozen, 1111) },
  );
  const { broker } = await signedIn(provider);
  const { at, details } = await openWizard(broker);
  await at("choosingPlatform", (wizard) => wizard.choose(11));
  await at("choosingPlatform", (wizard) => wizard.next());
  await at("enteringDetails", (wizard) => wizard.change("usd", "100"));
  await at("enteringDetails", (wizard) => wizard.code.request());
  await expect
    .poll(() => details()?.code.failure)
    .toMatchObject({ code: 1111, frozenUntil: frozen.frozenUntil });
});
