import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../broker.ts";
import { createTestProvider } from "../test-provider.ts";
import { signedIn, within } from "../test-render.tsx";
import { useTransfers } from "../transaction/use-transfers.ts";
import { useTransfer } from "./use-transfer.ts";
import { useUserTransfer, type UserTransfer } from "./use-user-transfer.ts";
import type { Transfer } from "./transfer-form.ts";

const calls = {
  eWallet: "EWalletTransferRequest",
  trading: "CTraderTransferRequest",
  user: "CTraderInternalTransferUserToUser",
} as const;

/** A provider that keeps transfers, one per idempotency key; one of each kind with the same amount is there before. */
function createTransferProvider() {
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

type Step<Name extends Transfer["step"], Of extends Transfer> = Of & { step: Name };

async function open<Of extends Transfer>(broker: Broker, use: () => Of) {
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

const selfie = new File(["%PDF"], "selfie.pdf", { type: "application/pdf" });

test("an e-wallet transfer shows its local amount, rounded up, and is done at once with one request", async () => {
  const { provider, sent } = createTransferProvider();
  const { broker } = await signedIn(provider);
  let settled = 0;
  const { at, result } = await open(broker, () =>
    useTransfer("eWallet", { onSettled: () => (settled += 1) }),
  );
  await expect.poll(() => result.current).toMatchObject({ local: { amount: "", rate: "4.47" } });
  await at("entering", (transfer) => transfer.change("0.01"));
  expect(result.current).toMatchObject({ local: { amount: "0.05", currencyCode: "MYR" }, canSubmit: true });
  await at("entering", (transfer) => transfer.change("50"));
  await at("entering", (transfer) => {
    transfer.submit();
    transfer.submit();
  });
  await at("settled", ({ isPending }) => expect(isPending).toBe(false));
  expect(sent).toEqual([
    {
      companyId: 9,
      userId: 100234,
      cTraderLogin: "5100234",
      amountUsd: 50,
      currencyCode: "MYR",
      amount: 223.5,
    },
  ]);
  expect([settled, provider.kept.has("transferDraft")]).toEqual([1, false]);
});

test("a trading transfer is pending, and has no local amount", async () => {
  const { provider, sent } = createTransferProvider();
  const { broker } = await signedIn(provider);
  const { at } = await open(broker, () => useTransfer("trading"));
  await at("entering", (transfer) => transfer.submit());
  await at("entering", ({ issue, local, change }) => {
    expect([issue, local]).toEqual([{ code: "amountInvalid" }, null]);
    change("50");
  });
  await at("entering", (transfer) => transfer.submit());
  await at("settled", ({ isPending }) => expect(isPending).toBe(true));
  expect(sent).toEqual([{ companyId: 9, userId: 100234, cTraderLogin: "5100234", amountUsd: 50 }]);
});

test.each(["eWallet", "trading"] as const)(
  "when the reply of an %s transfer is lost after the commit, it is found and not made again",
  async (kind) => {
    const { provider, rows, countOf } = createTransferProvider();
    const { broker } = await signedIn(provider);
    provider.loseReplyOf(calls[kind]);
    const { at, result } = await open(broker, () => useTransfer(kind));
    await at("entering", (transfer) => transfer.change("50"));
    await expect.poll(() => result.current).toMatchObject({ canSubmit: true });
    await at("entering", (transfer) => transfer.submit());
    await at("settled");
    expect([rows.length, countOf(calls[kind])]).toEqual([4, 1]);
  },
);

test("when it did not arrive, neither an older one nor another user's is taken for it", async () => {
  const { provider, rows } = createTransferProvider();
  const { broker } = await signedIn(provider);
  const received = { fromPlatform: "cTrader 5100235", toPlatform: "cTrader 5100234", reference: null };
  provider.turnAway("CTraderTransferRequest", 503);
  provider.duringNext("CTraderTransferRequest", () =>
    rows.unshift({ ...rows[1], ...received, transactionId: "T-99" }),
  );
  const { at } = await open(broker, () => useTransfer("trading"));
  await at("entering", (transfer) => transfer.change("50"));
  await at("entering", (transfer) => transfer.submit());
  await at("notFound", (transfer) => {
    expect(transfer.canRepeat).toBe(true);
    transfer.repeat();
  });
  await at("settled");
  expect(rows).toHaveLength(5);
});

test("one that is left while it is sent is looked up when it is opened again, and not sent again", async () => {
  const { provider, rows, countOf } = createTransferProvider();
  const { broker } = await signedIn(provider);
  provider.holdReplyOf("CTraderTransferRequest");
  const first = await open(broker, () => useTransfer("trading"));
  await first.at("entering", (transfer) => transfer.change("50"));
  await first.at("entering", (transfer) => transfer.submit());
  await expect.poll(() => rows.length).toBe(4);
  await first.unmount();
  const again = await open(provider.broker(), () => useTransfer("trading"));
  await again.at("settled");
  expect(countOf("CTraderTransferRequest")).toBe(1);
});

test("a recipient is searched for once typing rests, and shown masked", async () => {
  const { provider, countOf } = createTransferProvider();
  const { broker } = await signedIn(provider);
  const { at, result } = await open<UserTransfer>(broker, () => useUserTransfer());
  for (const text of ["fr", "fri", "frie", "frien", "friend"])
    await at("entering", ({ search }) => search.change(text));
  expect(result.current).toMatchObject({ search: { text: "friend", status: "searching" } });
  await expect.poll(() => result.current).toMatchObject({ search: { status: "found" } });
  expect(countOf("GetEmailAndLoginForCTrader")).toBe(1);
  await at("entering", ({ search }) => {
    const found = search.status === "found" ? search.recipients : [];
    expect(found).toEqual([{ cTraderLogin: "5100235", display: "F***d H***n (5100235)" }]);
  });
});

test("a transfer to another user goes with recipient and file, also when its reply is lost after the commit", async () => {
  const { provider, rows, sent, countOf } = createTransferProvider();
  const { broker } = await signedIn(provider);
  provider.loseReplyOf("CTraderInternalTransferUserToUser");
  const { at, result } = await open<UserTransfer>(broker, () => useUserTransfer());
  await at("entering", ({ search }) => search.change("friend"));
  await expect.poll(() => result.current).toMatchObject({ search: { status: "found" } });
  await at("entering", (transfer) => {
    transfer.chooseRecipient("5100235");
    transfer.change("50");
    transfer.submit();
  });
  await at("entering", ({ issue, recipient, chooseFile }) => {
    expect(issue).toEqual({ code: "fieldsRequired" });
    expect(recipient).toEqual({ cTraderLogin: "5100235", display: "F***d H***n (5100235)" });
    chooseFile(selfie);
  });
  await at("entering", (transfer) => transfer.submit());
  await at("settled", ({ isPending }) => expect(isPending).toBe(true));
  expect([rows.length, countOf("CTraderInternalTransferUserToUser")]).toEqual([4, 1]);
  expect(sent).toMatchObject([
    {
      fromUserCompanyId: "9",
      FromUserId: "100234",
      FromUserCTraderLogin: "5100234",
      ToUserEmail: "friend@example.com",
      ToUserCTraderLogin: "5100235",
      AmountUsd: "50",
      FromStaffId: "0",
      Reference: { name: "selfie.pdf" },
    },
  ]);
});

test("it says what the account still lacks before anything is sent", async () => {
  const newcomer = { ...examples.GetUserInfo.success.data, kycStatus: 0 };
  const provider = createTestProvider({
    GetUserInfo: () => Response.json({ responseCode: 1, responseMessage: "", data: newcomer }),
  });
  const { broker } = await signedIn(provider);
  const { result } = await open(broker, () => useTransfer("trading"));
  await expect
    .poll(() => result.current)
    .toMatchObject({ missing: [{ requirement: "kyc", isBlocking: true }] });
});

test("a transfer refreshes the list of transfers by itself", async () => {
  const { provider } = createTransferProvider();
  const { broker } = await signedIn(provider);
  const list = await renderHook(() => useTransfers(), within(broker));
  await expect.poll(() => list.result.current.status).toBe("loaded");
  const { at } = await open(broker, () => useTransfer("trading"));
  await at("entering", (transfer) => transfer.change("50"));
  await at("entering", (transfer) => transfer.submit());
  await at("settled");
  await expect
    .poll(() => list.result.current)
    .toMatchObject({ transfers: [{ transactionId: "T-4", amountUsd: "50" }, {}, {}, {}] });
});
