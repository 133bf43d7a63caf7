import { examples } from "@broker/api-spec/examples";
import { depositUsd } from "@broker/sdk/money";
import * as v from "valibot";
import { createBroker, type Broker, type BrokerOptions } from "./broker.ts";
import type { SessionLimits } from "./session/session.rules.ts";
import type { StorageLike } from "./session/session.store.ts";

/** A deposit as the test provider keeps it. */
interface TestDeposit {
  readonly transactionId: string;
  readonly key: string | null;
  receipt: string | null;
  /** Maybank Transfer, 447 MYR and 100 USD unless said. */
  readonly paymentPlatformName?: string;
  readonly amount?: number;
  readonly amountUsd?: number;
  /** Pending unless said. */
  paymentStatusId?: number;
}

/** A provider of a few lines for tests: it keeps deposits, and loses replies on demand. */
export interface TestProvider {
  readonly calls: string[];
  /** Answers a request, as `fetch` does. */
  readonly answer: NonNullable<BrokerOptions["fetch"]>;
  readonly deposits: TestDeposit[];
  /** What the browser keeps, shared by every broker made here. */
  readonly kept: Map<string, string>;
  /** What it keeps for the one tab that they are all in. */
  readonly keptInTab: Map<string, string>;
  /** The next answer of this call is lost after the work was done. */
  loseReplyOf(call: string): void;
  /** From now on this call is done and never answered. */
  holdReplyOf(call: string): void;
  /** From now on this call is answered again. */
  releaseReplyOf(call: string): void;
  /** The next call of this name is turned away, with nothing done. */
  turnAway(call: string, status: number): void;
  /** Happens once, just before the next call of this name is answered. */
  duringNext(call: string, action: () => void): void;
  /** From now on a US dollar is sold for so many ringgit; 4.47 until then. */
  moveRate(sellRate: number): void;
  /** A page load: a new broker over what the browser keeps. */
  broker(limits?: Partial<SessionLimits>): Broker;
}

const envelope = (data: unknown, responseCode = 1, responseMessage = "") =>
  Response.json({ responseCode, responseMessage, data });

const noLimits = { sessionMinutes: null, inactivityMinutes: null, minimumAge: null, minimumDepositUsd: null };

const Body = v.object({ paymentPlatformId: v.number(), amount: v.number(), amountUsd: v.number() });

const Keys = v.object({ idempotencyKeys: v.array(v.string()) });
const Success = v.object({ responseCode: v.literal(1), data: v.nullable(v.looseObject({})) });

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
  });

/** A storage of a test's own. */
export function emptyStorage(kept = new Map<string, string>()): StorageLike {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** How a test's provider answers a call. */
type Answers = Readonly<Record<string, (request: Request) => Promise<Response> | Response>>;

/**
 * Makes a {@link TestProvider}. Its answers are the contract's examples where nothing else is said, here or in `own`. It
 * cannot give up an intent unless told, so that what is unknown is looked up in its lists.
 */
export function createTestProvider(own: Answers = {}, { canGiveUp = false } = {}): TestProvider {
  const calls: string[] = [];
  const deposits: TestProvider["deposits"] = [];
  const lost = new Set<string>();
  const held = new Set<string>();
  const turnedAway = new Map<string, number>();
  const during = new Map<string, () => void>();
  let sellRate = 4.47;
  const kept = new Map<string, string>();
  /** The data of what was answered under each key; null under one that was given up. */
  const underKeys = new Map<string, object | null>();
  const storage = emptyStorage(kept);
  const keptInTab = new Map<string, string>();
  const tabStorage = emptyStorage(keptInTab);

  const answers: Answers = {
    async UserLogin(request) {
      const body: unknown = await request.json();
      const isRight = JSON.stringify(body).includes("5f4dcc3b5aa765d61d8327deb882cf99");
      return isRight
        ? Response.json(examples.UserLogin.success)
        : envelope(null, 1001, "Invalid email or password.");
    },
    GetCapabilities() {
      const { capabilities, ...settings } = examples.GetCapabilities.success.data;
      const isOn = (name: string) => canGiveUp || name !== "voidIntent";
      // The limits of a test's session are those that its broker is made with.
      return envelope({ ...settings, capabilities: capabilities.filter(isOn), limits: noLimits });
    },
    GetCurrencies() {
      const [ringgit, ...others] = examples.GetCurrencies.success.data;
      return envelope([{ ...ringgit, sellRate }, ...others]);
    },
    async DepositRequest(request) {
      const key = request.headers.get("idempotency-key");
      const known = deposits.find((deposit) => deposit.key === key);
      const { paymentPlatformId, amount, amountUsd } = v.parse(Body, await request.json());
      if (!known && amountUsd !== Number(depositUsd(String(amount), String(sellRate)))) {
        return envelope(null, 2004, "The amounts do not follow from the current rate.");
      }
      const transactionId = `D-${deposits.length + 1}`;
      const paymentPlatformName =
        examples.GetPaymentPlatforms.success.data.find(
          (platform) => platform.paymentPlatformId === paymentPlatformId,
        )?.paymentPlatformName ?? "";
      if (!known)
        deposits.push({ transactionId, key, receipt: null, paymentPlatformName, amount, amountUsd });
      return envelope({ transactionId: (known ?? deposits.at(-1))?.transactionId });
    },
    async SubmitDeposit(request) {
      const form = await request.formData();
      const deposit = deposits.find(({ transactionId }) => transactionId === form.get("transactionId"));
      const file = form.get("receipt");
      if (deposit && file instanceof File) deposit.receipt = file.name;
      return envelope(null);
    },
    GetDepositTransactionsByUser() {
      const [row] = examples.GetDepositTransactionsByUser.success.data;
      const usual = { amount: 447, amountUsd: 100, currencyCode: "MYR", paymentStatusId: 1 };
      return envelope(deposits.map((deposit) => ({ ...row, ...usual, ...deposit })));
    },
    async VoidIntent(request) {
      const { idempotencyKeys } = v.parse(Keys, await request.json());
      const rows = idempotencyKeys.map((idempotencyKey) => {
        const done = underKeys.get(idempotencyKey) ?? null;
        underKeys.set(idempotencyKey, done);
        const state = done ? "done" : "voided";
        return Object.assign({ transactionId: null, paymentUrl: null }, done, { idempotencyKey, state });
      });
      return envelope(rows);
    },
    ...own,
  };

  const answer = async (request: Request, { signal }: { signal: AbortSignal }): Promise<Response> => {
    const call = new URL(request.url).pathname.split("/").at(-1) ?? "";
    calls.push(call);
    const happens = during.get(call);
    during.delete(call);
    happens?.();
    const status = turnedAway.get(call);
    if (status !== undefined) {
      turnedAway.delete(call);
      return Response.json({ responseCode: status, responseMessage: "", data: null }, { status });
    }
    const example: unknown = Reflect.get(examples, call);
    const success: unknown =
      typeof example === "object" && example !== null ? Reflect.get(example, "success") : null;
    const key = request.headers.get("idempotency-key") ?? "";
    if (underKeys.get(key) === null) return envelope(null, 1103, "You gave this request up before.");
    const response = (await answers[call]?.(request)) ?? Response.json(success);
    if (key && response.ok) {
      const told = v.safeParse(
        Success,
        await response
          .clone()
          .json()
          .catch(() => null),
      );
      if (told.success) underKeys.set(key, told.output.data ?? {});
    }
    if (held.has(call)) await untilAborted(signal);
    if (lost.delete(call)) throw new TypeError("network connection lost");
    return response;
  };
  return {
    calls,
    answer,
    deposits,
    kept,
    keptInTab,
    loseReplyOf: (call) => void lost.add(call),
    holdReplyOf: (call) => void held.add(call),
    releaseReplyOf: (call) => void held.delete(call),
    turnAway: (call, status) => void turnedAway.set(call, status),
    duringNext: (call, action) => void during.set(call, action),
    moveRate: (rate) => void (sellRate = rate),
    broker: (limits = {}) =>
      createBroker({
        limits,
        baseUrl: "https://api.example.com",
        companyId: 9,
        local: storage,
        session: tabStorage,
        fetch: answer,
      }),
  };
}
