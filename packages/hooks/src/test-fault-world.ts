import { examples } from "@broker/api-spec/examples";
import { operations } from "@broker/api-spec/operations";
import type { ClientOperation } from "@broker/sdk";
import { delay, http } from "msw";
import { setupServer } from "msw/node";
import * as v from "valibot";
import { vi } from "vitest";
import { createBroker } from "./broker.ts";
import type { Fault } from "./test-fault-list.ts";
import { CALL_LIMIT, holdTimers, SIGN_OUT_LIMIT } from "./test-limits.ts";

type Operation = keyof typeof operations;
const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);
/** The calls of a client of a broker. */
const isOfClients = (name: string): name is ClientOperation =>
  isOperation(name) && operations[name].audience !== "staff";
export const everyCall: readonly ClientOperation[] = Object.keys(operations).filter(isOfClients);

/** What a second delivery of the same write is refused with, where nothing but nature tells that it is the second. */
export const repetitions: Partial<Record<Operation, number>> = {
  CreateUser: 1002,
  UpdateUserPassword: 1008,
  KycVerification: 3001,
};

const Money = v.object({
  amount: v.optional(v.pipe(v.unknown(), v.transform(Number))),
  amountUsd: v.optional(v.pipe(v.unknown(), v.transform(Number))),
  AmountUsd: v.optional(v.pipe(v.unknown(), v.transform(Number))),
  currencyCode: v.optional(v.string()),
  paymentPlatformId: v.optional(v.pipe(v.unknown(), v.transform(Number))),
});

async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (type.includes("form")) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === "" ? {} : v.parse(v.record(v.string(), v.unknown()), JSON.parse(text));
}

const success = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "Success", data });
const platforms = examples.GetPaymentPlatforms.success.data.flatMap((platform) =>
  platform.paymentTypeId === 3
    ? ["ESS", "SmilePayz", "OnePay"].map((paymentPlatformName, index) =>
        Object.assign({}, platform, { paymentPlatformId: 31 + index, paymentPlatformName }),
      )
    : [platform],
);

/** A provider over MSW that keeps what was done, and does what a fault says to one call. */
export function createFaultWorld() {
  /** What was done, one entry for each effect. */
  let effects: Operation[] = [];
  /** What reached the network. */
  let sent: Operation[] = [];
  let rows: Record<"deposit" | "withdrawal" | "transfer", Record<string, unknown>[]>;
  let answered = new Map<string, unknown>();
  let kycStatus = 0;
  let fault: { operation: Operation; fault: Fault; times: number } | null = null;
  let limits: ReturnType<typeof holdTimers>;

  const rowOf = (operation: Operation, fields: Record<string, unknown>) => {
    const { amountUsd, AmountUsd, ...money } = v.parse(Money, fields);
    const usd = amountUsd ?? AmountUsd ?? 0;
    const platform = platforms.find((one) => one.paymentPlatformId === money.paymentPlatformId);
    return {
      transactionId: `${operation}-${effects.length}`,
      requestDate: "2026-11-21T09:00:00Z",
      paymentStatusId: 1,
      amount: money.amount ?? usd,
      amountUsd: usd,
      currencyCode: money.currencyCode ?? "USD",
      paymentPlatformName: platform?.paymentPlatformName ?? "",
      receipt: null,
      comment: null,
      remarks: null,
    };
  };

  /** Does what is asked, once for each key, and gives the data of the answer. */
  function commit(operation: Operation, fields: Record<string, unknown>, key: string | null): unknown {
    const identity = `${operation} ${key ?? JSON.stringify(fields)}`;
    if (answered.has(identity)) {
      const refusal = repetitions[operation];
      if (refusal) return Response.json({ responseCode: refusal, responseMessage: "Again?", data: null });
      return answered.get(identity);
    }
    effects.push(operation);
    const data = apply(operation, fields);
    answered.set(identity, data);
    return data;
  }

  function apply(operation: Operation, fields: Record<string, unknown>): unknown {
    const row = rowOf(operation, fields);
    const { transactionId } = row;
    switch (operation) {
      case "DepositRequest":
        rows.deposit.push(row);
        return { transactionId };
      case "GenerateDepositUrlEss":
      case "GenerateDepositUrlSmilePayz":
      case "GenerateDepositUrlOnePay":
        rows.deposit.push(row);
        return { transactionId, paymentUrl: `https://pay.example/${transactionId}` };
      case "SubmitDeposit":
        for (const one of rows.deposit)
          if (one["transactionId"] === fields["transactionId"]) one["receipt"] = "/files/receipt";
        return null;
      case "WithdrawalRequest":
        rows.withdrawal.push(row);
        return { transactionId };
      case "EWalletTransferRequest":
        rows.transfer.push({ ...row, fromPlatform: "E-Wallet", toPlatform: "cTrader", reference: null });
        return null;
      case "CTraderTransferRequest":
        rows.transfer.push({ ...row, fromPlatform: "cTrader", toPlatform: "E-Wallet", reference: null });
        return null;
      case "CTraderInternalTransferUserToUser":
        rows.transfer.push({ ...row, fromPlatform: "cTrader", toPlatform: "cTrader", reference: "/files/1" });
        return null;
      case "KycVerification":
        kycStatus = 1;
        return null;
      default:
        return examples[operation].success.data;
    }
  }

  function read(operation: Operation): unknown {
    switch (operation) {
      case "GetDepositTransactionsByUser":
        return rows.deposit;
      case "GetWithdrawalTransactionsByUser":
        return rows.withdrawal;
      case "GetInternalTransactionsByUser":
        return rows.transfer;
      case "GetPaymentPlatforms":
        return platforms;
      case "GetUserInfo":
        return { ...examples.GetUserInfo.success.data, kycStatus };
      default:
        return examples[operation].success.data;
    }
  }

  async function answer(operation: Operation, request: Request): Promise<Response> {
    sent.push(operation);
    const now = fault?.operation === operation && fault.times > 0 ? fault : null;
    if (now) now.times -= 1;
    const fields = await fieldsOf(request);
    const isRead = operations[operation].method === "GET";
    let data: unknown = isRead ? read(operation) : null;
    const key = request.headers.get("idempotency-key");
    if (!isRead)
      for (let times = now?.fault.commits ?? 1; times > 0; times -= 1) data = commit(operation, fields, key);
    const good = data instanceof Response ? data : success(data);
    if (!now) return good;
    return now.fault.answer(good, limits.runOut);
  }

  const server = setupServer(
    ...Object.entries(operations).map(([name, { method, path }]) =>
      http[method === "GET" ? "get" : "post"](`*${path}`, async ({ request }) => {
        await delay(0);
        return isOperation(name) ? answer(name, request) : undefined;
      }),
    ),
  );

  return {
    /** Opens the network of this file's tests; time-outs run out when a fault says so, not by the clock. */
    open() {
      server.listen({ onUnhandledFrame: "error" });
      limits = holdTimers(CALL_LIMIT, SIGN_OUT_LIMIT);
    },
    close() {
      server.close();
      vi.unstubAllGlobals();
    },
    /** A provider that knows no money yet and where the identity check stands at `status`, and a broker in which its user is signed in. */
    async begin(status: 0 | 3 = 3) {
      effects = [];
      sent = [];
      rows = { deposit: [], withdrawal: [], transfer: [] };
      answered = new Map();
      kycStatus = status;
      fault = null;
      const kept = new Map<string, string>();
      const storage = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      };
      const broker = createBroker({
        baseUrl: "https://api.example.com",
        companyId: 9,
        local: storage,
        session: storage,
        payments: { allowedHosts: ["pay.example"], openWindow: () => true },
      });
      const { queries, mutations } = broker.queryClient.getDefaultOptions();
      broker.queryClient.setDefaultOptions({
        queries: { ...queries, retryDelay: 0 },
        mutations: { ...mutations },
      });
      const { data: user } = examples.UserLogin.success;
      broker.session.signIn(user, user.email);
      return { broker, kept };
    },
    /** Lets the next calls of an operation go wrong. */
    spoil: (operation: Operation, what: Fault, times = 1) => void (fault = { operation, fault: what, times }),
    effectsOf: (operation: Operation) => effects.filter((one) => one === operation).length,
    sentOf: (operation: Operation) => sent.filter((one) => one === operation).length,
  };
}
