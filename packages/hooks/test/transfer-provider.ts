import { examples } from "@broker/api-spec/examples";
import { expect } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../src/broker.ts";
import { createTestProvider } from "./provider.ts";
import { within } from "./render.tsx";
import type { TransferState } from "../src/transfer/transfer-state.ts";

/** The operation of each kind. */
export const calls = {
  eWallet: "EWalletTransferRequest",
  trading: "CTraderTransferRequest",
  user: "CTraderInternalTransferUserToUser",
} as const;

/**
 * Creates a provider that stores transfers, one per idempotency key; one of each kind with the same amount exists
 * before.
 */
export function createTransferProvider() {
  const [trading = {}, eWallet = {}] = examples.GetInternalTransactionsByUser.success.data;
  const user = { ...trading, toPlatform: "cTrader 5100235", reference: "/api/files/reference/1" };
  const rows: object[] = [eWallet, trading, user];
  const sent: unknown[] = [];
  const keys = new Set<string | null>();
  const make = (row: object) => async (request: Request) => {
    const isForm = request.headers.get("content-type")?.startsWith("multipart/") === true;
    sent.push(isForm ? Object.fromEntries(await request.formData()) : await request.json());
    const key = request.headers.get("idempotency-key");
    if (!keys.has(key)) rows.unshift({ ...row, transactionId: `T-${rows.length + 1}`, paymentStatusId: 1 });
    keys.add(key);
    return Response.json({ responseCode: 1, responseMessage: "", data: null });
  };
  const provider = createTestProvider({
    GetInternalTransactionsByUser: () => Response.json({ responseCode: 1, responseMessage: "", data: rows }),
    EWalletTransferRequest: make(eWallet),
    CTraderTransferRequest: make(trading),
    CTraderInternalTransferUserToUser: make(user),
  });
  const countOf = (call: string) => provider.calls.filter((one) => one === call).length;
  return { provider, rows, sent, countOf };
}

type Step<Name extends TransferState["step"], Of extends TransferState> = Of & { step: Name };

/** Opens a transfer; `at` waits for a step and uses its commands. */
export async function open<Of extends TransferState>(broker: Broker, use: () => Of) {
  const hook = await renderHook(use, within(broker));
  const at = async <Name extends Of["step"]>(
    step: Name,
    act: (transfer: Step<Name, Of>) => void = () => {},
  ) => {
    await expect.poll(() => hook.result.current.step).toBe(step);
    const isThere = (transfer: Of): transfer is Step<Name, Of> => transfer.step === step;
    const { current } = hook.result;
    if (isThere(current)) await hook.act(() => act(current));
  };
  return { ...hook, at };
}

/** The file of a transfer to another user. */
export const selfie = new File(["%PDF"], "selfie.pdf", { type: "application/pdf" });
