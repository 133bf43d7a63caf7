import { type Client, createClient, createIdempotencyKey, type SessionIds } from "@broker/sdk";
import { DEMO, hundredDollars, receipt } from "../provider.ts";
import type { Machine } from "./machine.ts";

/** Signs in with the demo account, and counts the requests that are sent. */
export async function connect({ url, control }: Pick<Machine, "url" | "control">) {
  let sent = 0;
  let watch: { readonly at: number; readonly tell: () => void } | null = null;
  const tick = () => {
    sent += 1;
    if (watch && sent >= watch.at) watch.tell();
  };
  let cookie = "";
  let ids: SessionIds | null = null;
  const send = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", cookie);
    tick();
    const response = await fetch(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie())
      if (!line.includes("Max-Age=0")) [cookie = ""] = line.split(";");
    return response;
  };
  const client: Client = createClient({ baseUrl: url, companyId: 9, fetch: send, session: () => ids });
  ids = await client.call("UserLogin", { email: DEMO.email, password: DEMO.password });
  return {
    client,
    /** Counts a request that the client does not send. */
    tick,
    control(path: string, body: object) {
      tick();
      return control(path, body);
    },
    requests: (count: number) =>
      new Promise<void>((resolve) => {
        watch = { at: sent + count, tell: resolve };
      }),
  };
}
type Connection = Awaited<ReturnType<typeof connect>>;

/** The operations that the provider has acknowledged. */
export function createJournal({ control }: Connection) {
  let keys = 0;
  let acknowledged = 0;
  let underWay: (() => Promise<unknown>) | null = null;
  /** The rows that must exist, with their last acknowledged state; null for any state. */
  const rows = new Map<string, number | null>();
  return {
    rows,
    receipts: new Set<string>(),
    paidAtGateway: new Set<string>(),
    keys: () => keys,
    acknowledged: () => acknowledged,
    acknowledge: () => void (acknowledged += 1),
    /** Performs an action with one key, however often it is sent. */
    async once<T>(work: (options: { idempotencyKey: string }) => Promise<T>): Promise<T> {
      const idempotencyKey = createIdempotencyKey();
      keys += 1;
      underWay = () => work({ idempotencyKey });
      const answer = await work({ idempotencyKey });
      underWay = null;
      acknowledged += 1;
      return answer;
    },
    async decide(desk: string, id: string, step: string, state: number) {
      await control(`${desk}/${id}/${step}`, {});
      rows.set(id, state);
      acknowledged += 1;
    },
    async resume() {
      await underWay?.();
      underWay = null;
    },
  };
}
type Journal = ReturnType<typeof createJournal>;

/** The steps of the journey, which are repeated in this order. */
export function createSteps(
  { url, wait }: Machine,
  { client, tick }: Connection,
  { once, decide, rows, receipts, paidAtGateway, acknowledge }: Journal,
  old: ReadonlySet<string>,
): readonly (() => Promise<void>)[] {
  const depositByHand = async () => {
    const { transactionId } = await once((options) => client.call("DepositRequest", hundredDollars, options));
    rows.set(transactionId, null);
    await client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
    receipts.add(transactionId);
    await decide("deposits", transactionId, "complete", 5);
  };
  const depositAtGateway = async () => {
    const order = { ...hundredDollars, paymentPlatformId: 32, paymentMethodCode: "FPX" };
    const opened = await once((options) => client.call("GenerateDepositUrlSmilePayz", order, options));
    rows.set(opened.transactionId, null);
    const { searchParams } = new URL(opened.paymentUrl);
    const body = new URLSearchParams({ ...Object.fromEntries(searchParams), outcome: "pay" });
    tick();
    const address = `${url}/sandbox/gateways/smilepayz/pay`;
    const paid = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (paid.status !== 303) throw new Error(`pay: ${paid.status}`);
    rows.set(opened.transactionId, 5);
    paidAtGateway.add(opened.transactionId);
    acknowledge();
  };
  const withdraw = async (step: "approve" | "reject") => {
    // A code may be requested ten times an hour.
    await wait(7);
    await client.call("RequestOtpWithdrawal", {});
    const letters: unknown = await (await fetch(`${url}/sandbox/mailbox.json?to=${DEMO.email}`)).json();
    const otpValue = String(Reflect.get(Object(Array.isArray(letters) ? letters[0] : null), "code"));
    const input = { paymentPlatformId: 11, currencyCode: "MYR", amount: 88.2, amountUsd: 20, otpValue };
    const { transactionId } = await once((options) => client.call("WithdrawalRequest", input, options));
    rows.set(transactionId, null);
    await decide("withdrawals", transactionId, step, step === "approve" ? 5 : 6);
  };
  const transfer = async () => {
    const there = { amount: 22.35, amountUsd: 5, currencyCode: "MYR" };
    await once((options) => client.call("EWalletTransferRequest", there, options));
    await once((options) => client.call("CTraderTransferRequest", { amountUsd: 5 }, options));
    const listed = await client.call("GetInternalTransactionsByUser", {});
    const pending = listed.filter((row) => row.paymentStatusId === 1 && !old.has(row.transactionId));
    for (const { transactionId } of pending) await decide("transfers", transactionId, "approve", 5);
  };
  return [depositByHand, () => withdraw("approve"), depositAtGateway, transfer, () => withdraw("reject")];
}
