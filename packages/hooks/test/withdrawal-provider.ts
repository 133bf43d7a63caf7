import { examples } from "@broker/api-spec/examples";
import { expect } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../src/broker.ts";
import { createTestProvider } from "./provider.ts";
import { within } from "./render.tsx";
import { useWithdrawal } from "../src/withdrawal/use-withdrawal.ts";
import type { WithdrawalState } from "../src/withdrawal/withdrawal-state.ts";

type Step<Name extends WithdrawalState["step"]> = WithdrawalState & { step: Name };

const envelope = (data: unknown, responseCode = 1, responseMessage = "") =>
  Response.json({ responseCode, responseMessage, data });

/**
 * Creates a provider that stores withdrawals, one per idempotency key; one of the same amount exists from the start.
 */
export function createWithdrawalProvider(
  user: object = {},
  own: Parameters<typeof createTestProvider>[0] = {},
) {
  const [row] = examples.GetWithdrawalTransactionsByUser.success.data;
  const rows: object[] = [{ ...row, transactionId: "W-0" }];
  const bodies: unknown[] = [];
  const made = new Map<string | null, string>();
  const info = { ...examples.GetUserInfo.success.data, ...user };
  const provider = createTestProvider({
    GetUserInfo: () => envelope(info),
    GetWithdrawalTransactionsByUser: () => envelope(rows),
    RequestOtpWithdrawal: () => envelope({ expiresAt: "2026-11-21T09:05:00Z", resendAfterSeconds: 60 }),
    async WithdrawalRequest(request) {
      bodies.push(await request.json());
      const key = request.headers.get("idempotency-key");
      const transactionId = made.get(key) ?? `W-${rows.length}`;
      if (!made.has(key)) rows.unshift({ ...row, transactionId, paymentStatusId: 1 });
      made.set(key, transactionId);
      return envelope({ transactionId });
    },
    ...own,
  });
  return { provider, rows, bodies, info };
}

/** Opens the wizard, with `at` to use a step's commands, and functions that drive it to its details and past them. */
export async function openWizard(broker: Broker, onSettled: (transactionId: string) => void = () => {}) {
  const hook = await renderHook(() => useWithdrawal({ onSettled }), within(broker));
  const at = async <Name extends WithdrawalState["step"]>(
    step: Name,
    use: (wizard: Step<Name>) => void = () => {},
  ) => {
    await expect.poll(() => hook.result.current.step).toBe(step);
    const isThere = (wizard: WithdrawalState): wizard is Step<Name> => wizard.step === step;
    const { current } = hook.result;
    if (isThere(current)) await hook.act(() => use(current));
  };
  const details = () => (hook.result.current.step === "enteringDetails" ? hook.result.current : null);
  const requestCode = async () => {
    await at("enteringDetails", ({ code }) => code.request());
    await expect.poll(() => details()?.code.isRequesting === false && details()?.code.isRequested).toBe(true);
  };
  const enterDetails = async () => {
    await at("choosingPlatform", (wizard) => wizard.choose(11));
    await at("choosingPlatform", (wizard) => wizard.next());
    await at("enteringDetails", (wizard) => wizard.change("usd", "100"));
    await requestCode();
    await at("enteringDetails", (wizard) => wizard.code.change("493027"));
    await at("enteringDetails", (wizard) => wizard.next());
  };
  return { ...hook, at, details, requestCode, enterDetails };
}
