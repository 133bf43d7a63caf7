import { examples } from "@broker/api-spec/examples";
import { toDepositUsd } from "@broker/sdk/money";
import * as v from "valibot";
import type { Broker, BrokerOptions } from "../src/broker.ts";
import { createBroker } from "../src/create-broker.ts";
import type { SessionLimits } from "../src/session/session.rules.ts";
import type { StorageLike } from "../src/kept-record.ts";

/** A deposit as the test provider stores it. */
interface TestDeposit {
  readonly transactionId: string;
  readonly key: string | null;
  receipt: string | null;
  /** The platform and amounts; by default Daybreak Transfer, 447 MYR and 100 USD. */
  readonly paymentPlatformName?: string;
  readonly amount?: number;
  readonly amountUsd?: number;
  /** The status; by default pending. */
  paymentStatusId?: number;
}

/** A small provider for tests: it stores deposits, and loses replies on demand. */
export interface TestProvider {
  readonly calls: string[];
  /** Answers a request, as `fetch` does. */
  readonly answer: NonNullable<BrokerOptions["fetch"]>;
  readonly deposits: TestDeposit[];
  /** The browser's storage, shared by every broker of this provider. */
  readonly kept: Map<string, string>;
  /** The storage of the one tab that all brokers share. */
  readonly keptInTab: Map<string, string>;
  /** Loses the next reply of this operation, after its work was done. */
  loseReplyOf(call: string): void;
  /** Does this operation from now on without answering. */
  holdReplyOf(call: string): void;
  /** Answers this operation again. */
  releaseReplyOf(call: string): void;
  /** Refuses the next call of this operation, with nothing done. */
  turnAway(call: string, status: number): void;
  /** Runs a function once, before the next call of this operation is answered. */
  duringNext(call: string, action: () => void): void;
  /** Sets the rate of the ringgit, which is 4.47 at first. */
  moveRate(sellRate: number): void;
  /** Creates a page load: a new broker over the browser's storage. */
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

/** Creates a storage for one test. */
export function emptyStorage(kept = new Map<string, string>()): StorageLike {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A function that answers an operation. */
type Answers = Readonly<Record<string, (request: Request) => Promise<Response> | Response>>;

/** What the answers of a test provider are made of. */
interface Kept {
  readonly deposits: TestDeposit[];
  /** The data of the answer under each key; null under a void key. */
  readonly underKeys: Map<string, object | null>;
  sellRate: number;
}

/** Returns the answers that are no examples. */
function createAnswers(state: Kept, canGiveUp: boolean): Answers {
  const { deposits, underKeys } = state;
  return {
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
      // The limits of a session are the broker's.
      return envelope({ ...settings, capabilities: capabilities.filter(isOn), limits: noLimits });
    },
    GetCurrencies() {
      const [ringgit, ...others] = examples.GetCurrencies.success.data;
      return envelope([{ ...ringgit, sellRate: state.sellRate }, ...others]);
    },
    async DepositRequest(request) {
      const key = request.headers.get("idempotency-key");
      const known = deposits.find((deposit) => deposit.key === key);
      const { paymentPlatformId, amount, amountUsd } = v.parse(Body, await request.json());
      if (!known && amountUsd !== Number(toDepositUsd(String(amount), String(state.sellRate)))) {
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
      return envelope(deposits.map((deposit) => Object.assign({}, row, usual, deposit)));
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
  };
}

/** Keeps the data of an answer under its key. */
async function remember(
  response: Response,
  key: string,
  underKeys: Map<string, object | null>,
): Promise<void> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const told = v.safeParse(Success, body);
  if (told.success) underKeys.set(key, told.output.data ?? {});
}

/**
 * Creates a {@link TestProvider}. It answers with the contract's examples, unless a function here or in `own`
 * answers. By default it cannot void keys, so that unknown outcomes are looked up in its lists.
 */
export function createTestProvider(own: Answers = {}, { canGiveUp = false } = {}): TestProvider {
  const calls: string[] = [];
  const lost = new Set<string>();
  const held = new Set<string>();
  const turnedAway = new Map<string, number>();
  const during = new Map<string, () => void>();
  const kept = new Map<string, string>();
  const state: Kept = { deposits: [], underKeys: new Map(), sellRate: 4.47 };
  const { deposits, underKeys } = state;
  const answers = { ...createAnswers(state, canGiveUp), ...own };
  const storage = emptyStorage(kept);
  const keptInTab = new Map<string, string>();
  const tabStorage = emptyStorage(keptInTab);

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
    if (key && response.ok) await remember(response, key, underKeys);
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
    moveRate: (rate) => void (state.sellRate = rate),
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
