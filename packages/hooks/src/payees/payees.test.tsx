import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { answer, press } from "../../test/account-provider.ts";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useStepUpRequest } from "../step-up/use-step-up-request.ts";
import { findAccountWait } from "./account-wait.ts";
import { type PayeeValues, toSentPayee, validatePayee } from "./payee.rules.ts";
import { usePayeeChanges } from "./use-payee-changes.ts";
import { usePayeeForm } from "./use-payee-form.ts";
import { usePayees } from "./use-payees.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: listed } = examples.GetPayees.success;
const wallet = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
const noBank = { bankCode: null, bankAccountNumber: null, bankAccountName: null };
const capable = (own: Parameters<typeof createTestProvider>[0] = {}) =>
  createTestProvider({
    GetCapabilities: () =>
      answer(1, "", { ...told, capabilities: [...told.capabilities, "payees", "withdrawalWallet"] }),
    ...own,
  });

const values: PayeeValues = {
  kind: "bank",
  name: " Daily  account ",
  bankCode: "DAYB",
  bankAccountNumber: " 5140 9876 ",
  bankAccountName: "Amira Rahman",
  walletAddress: wallet,
};

describe("an account to save", () => {
  const context = {
    banks: [{ code: "DAYB" }],
    saved: [{ name: "Savings", bankCode: "DAYB", bankAccountNumber: "1111-2222", walletAddress: null }],
    isWallet: (network: string | null, address: string) => network === "TRC20" && address === wallet,
  };
  const codes = (change: Partial<PayeeValues>) =>
    Object.entries(validatePayee({ ...values, ...change }, context)).map(
      ([field, issue]) => `${field} ${issue?.code}`,
    );

  test.each([
    [{}, []],
    [{ name: " " }, ["name required"]],
    [{ name: "a".repeat(41) }, ["name nameTooLong"]],
    [{ name: " SAVINGS " }, ["name nameTaken"]],
    // The same account, sent again after a lost answer.
    [{ name: "Savings", bankAccountNumber: "1111 2222" }, []],
    [{ kind: "wallet", name: "Savings" }, ["name nameTaken"]],
    [{ bankCode: "NONE" }, ["bankCode required"]],
    [{ bankAccountNumber: "a_b" }, ["bankAccountNumber accountNumberInvalid"]],
    [{ bankAccountName: "" }, ["bankAccountName required"]],
    [{ walletAddress: "" }, []],
    [{ kind: "wallet", bankCode: "" }, []],
    [{ kind: "wallet", walletAddress: " " }, ["walletAddress walletRequired"]],
    [{ kind: "wallet", walletAddress: `${wallet}x` }, ["walletAddress walletWrong"]],
  ] as const)("%j is validated by its kind: %j", (change, issues) => {
    expect(codes(change)).toEqual(issues);
  });

  test("is sent trimmed and without invisible characters, with null for the fields of the other kind", () => {
    expect(toSentPayee(values)).toEqual({
      name: "Daily account",
      bankCode: "DAYB",
      bankAccountNumber: "5140 9876",
      bankAccountName: "Amira Rahman",
      walletAddress: null,
    });
    expect(toSentPayee({ ...values, name: "\u202EDaily\u200B account" }).name).toBe("Daily account");
    expect(toSentPayee({ ...values, kind: "wallet" })).toEqual({
      ...noBank,
      name: "Daily account",
      walletAddress: wallet,
    });
  });
});

test("the list tells which account is in use and from when each can be, and whether a withdrawal can go to one", async () => {
  const { broker } = await signedIn(capable());
  const { result } = await renderHook(() => usePayees(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      status: "loaded",
      waitHours: 24,
      accountUsableFrom: null,
      rows: [
        {
          name: "Daily account",
          bank: { code: "DAYB", isInUse: true },
          walletAddress: null,
          usableFrom: null,
        },
        {
          name: "Savings in USDT",
          bank: null,
          walletAddress: wallet,
          usableFrom: new Date("2026-11-22T09:30:00Z"),
        },
      ],
    });
  const usableFrom = new Date("2026-11-22T09:30:00Z");
  expect(findAccountWait(result.current, null)).toEqual({ status: "usable" });
  expect(findAccountWait(result.current, wallet)).toEqual({ status: "waiting", usableFrom });
  expect(findAccountWait(result.current, "0xabc")).toEqual({ status: "notSaved" });
  expect(findAccountWait({ status: "loading" }, wallet)).toEqual({ status: "usable" });
});

test("an Ethereum address is the same in any capitals", async () => {
  const walletAddress = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
  const payee = { ...listed.payees[1], walletAddress, usableFrom: null };
  const { broker } = await signedIn(
    capable({ GetPayees: () => answer(1, "", { ...listed, payees: [payee] }) }),
  );
  const { result } = await renderHook(() => usePayees(), within(broker));
  await expect.poll(() => result.current.status).toBe("loaded");
  expect(findAccountWait(result.current, walletAddress.toLowerCase())).toEqual({ status: "usable" });
});

const useBoth = (options?: Parameters<typeof usePayeeChanges>[0]) => () => ({
  payees: usePayees(),
  commands: usePayeeChanges(options),
});

test("a removal of what is gone already succeeds, and one command runs at a time", async () => {
  const removed: unknown[] = [];
  const provider = capable({
    async RemovePayee(request) {
      removed.push(await request.json());
      return answer(1132, "This account is not saved.");
    },
  });
  const { broker } = await signedIn(provider);
  const changes: string[] = [];
  const { result, act } = await renderHook(
    useBoth({ onChanged: () => changes.push("changed") }),
    within(broker),
  );
  await expect.poll(() => result.current.payees.status).toBe("loaded");
  await act(() => {
    const { payees, commands } = result.current;
    if (payees.status !== "loaded") return;
    for (const payee of payees.rows) commands.remove(payee);
  });
  await expect.poll(() => changes).toEqual(["changed"]);
  expect(removed).toEqual([{ payeeId: listed.payees[0]?.payeeId }]);
  expect(result.current.commands).toMatchObject({ isChanging: false, failure: null });
  await expect.poll(() => provider.calls.filter((call) => call === "GetPayees").length).toBe(2);
});

test("another saved bank account becomes the one of withdrawals by the contract's own call", async () => {
  const sent: unknown[] = [];
  const other = { ...listed.payees[0], payeeId: "other", bankAccountNumber: "9000" };
  const provider = capable({
    GetPayees: () => answer(1, "", { ...listed, payees: [other] }),
    async UpdateUserWithdrawalInfo(request) {
      sent.push(await request.json());
      return answer(1);
    },
  });
  const { broker } = await signedIn(provider);
  const { result, act } = await renderHook(useBoth(), within(broker));
  await expect.poll(() => result.current.payees).toMatchObject({ rows: [{ bank: { isInUse: false } }] });
  await act(() => {
    const { payees, commands } = result.current;
    if (payees.status === "loaded" && payees.rows[0]) commands.use?.(payees.rows[0]);
  });
  await expect
    .poll(() => sent)
    .toMatchObject([
      { bankCode: "DAYB", bankAccountNumber: "9000", bankAccountName: "Amira Rahman", currencyCode: "MYR" },
    ]);
});

test("saving waits for a code of the second factor, is then sent again, and the list is read again", async () => {
  let isProved = false;
  const bodies: unknown[] = [];
  const provider = capable({
    async AddPayee(request) {
      bodies.push(await request.json());
      return isProved ? answer(1, "", listed.payees[1]) : answer(1102);
    },
  });
  const { broker } = await signedIn(provider);
  const useForm = () => ({ form: usePayeeForm(), request: useStepUpRequest() });
  const { result, act } = await renderHook(useForm, within(broker));
  await expect.poll(() => result.current.form).toMatchObject({ step: "viewing", hasWallets: true });
  await act(() => press(result.current.form, "edit"));
  await act(() => {
    const { form } = result.current;
    if (form.step !== "editing") return;
    form.form.change("kind", "wallet");
    form.form.change("name", "Coins");
    form.form.change("walletAddress", wallet);
  });
  await act(() => press(result.current.form, "save"));
  await expect.poll(() => result.current.request?.purpose).toBe("AddPayee");
  isProved = true;
  await act(() => result.current.request?.resume());
  await expect.poll(() => result.current.form).toMatchObject({ step: "viewing", outcome: "saved" });
  expect(bodies).toEqual([
    { ...noBank, name: "Coins", walletAddress: wallet },
    { ...noBank, name: "Coins", walletAddress: wallet },
  ]);
});

test("a list that cannot be read is an error, and can be read again", async () => {
  const provider = capable();
  provider.turnAway("GetPayees", 403);
  const { broker } = await signedIn(provider);
  const { result, act } = await renderHook(() => usePayees(), within(broker));
  await expect.poll(() => result.current.status).toBe("failed");
  await act(() => press(result.current, "retry"));
  await expect.poll(() => result.current.status).toBe("loaded");
});

test("at a provider without the capability its call is not made", async () => {
  const provider = createTestProvider();
  const { broker } = await signedIn(provider);
  const { result } = await renderHook(() => usePayees(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({ status: "failed", failure: { kind: "unsupported" } });
  expect(provider.calls).not.toContain("GetPayees");
});
