import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useDeposits } from "../transaction/use-deposits.ts";
import { isCancellable } from "./cancel.rules.ts";
import { useCancel } from "./use-cancel.ts";

const { data: told } = examples.GetCapabilities.success;
const capable = () =>
  createTestProvider({
    GetCapabilities: () =>
      Response.json({
        responseCode: 1,
        responseMessage: "",
        data: { ...told, capabilities: [...told.capabilities, "cancel"] },
      }),
  });

test.each([
  [{ statusId: 1 }, true],
  [{ statusId: 1, receipt: null }, true],
  [{ statusId: 1, receipt: "/api/files/receipt/D-1" }, false],
  [{ statusId: 2 }, false],
  [{ statusId: 5 }, false],
  [{ statusId: 6 }, false],
  [{ statusId: 0 }, false],
])("a transaction %o can be cancelled: %s", (row, expected) => {
  expect(isCancellable(row)).toBe(expected);
});

test("a cancellation is sent once at a time, and the list is read again, whatever the outcome", async () => {
  const { broker, provider } = await signedIn(capable());
  let done = 0;
  const { result, act } = await renderHook(
    () => ({
      list: useDeposits(),
      of: useCancel({ kind: "deposit", transactionId: "D-1", onCancelled: () => (done += 1) }),
    }),
    within(broker),
  );
  const count = (name: string) => provider.calls.filter((call) => call === name).length;
  await expect.poll(() => result.current.list.status).toBe("loaded");
  await act(() => {
    result.current.of.cancel();
    result.current.of.cancel();
  });
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1);
  expect(count("CancelDeposit")).toBe(1);
  expect(count("GetDepositTransactionsByUser")).toBe(2);
  await expect.poll(() => result.current.of).toMatchObject({ isCancelling: false, failure: null });
  provider.turnAway("CancelDeposit", 403);
  await act(() => result.current.of.cancel());
  await expect.poll(() => result.current.of).toMatchObject({ failure: { operation: "CancelDeposit" } });
  expect(count("GetDepositTransactionsByUser")).toBe(3);
  expect(done).toBe(1);
});
