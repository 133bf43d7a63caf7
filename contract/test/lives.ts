import {
  type Broker,
  createTransferMachine,
  createTransferPorts,
  createDepositMachine,
  createDepositPorts,
  createWithdrawalMachine,
  createWithdrawalPorts,
  depositDrafts,
  keepMachine,
  openDraft,
  runMutation,
  sessionMutations,
  type TransferKind,
  transferDrafts,
  withdrawalDrafts,
} from "@broker/hooks";
import type { InProcess } from "@broker/sandbox/in-process";
import { type AnyActorRef, createActor, waitFor } from "xstate";
import { createLossyFetch, type LossyFetch } from "./lossy-fetch.ts";
import { load, openBroker, picture } from "./world.ts";

/** Returns a random integer from 0 up to, and without, `below`. */
export type Random = (below: number) => number;

/** Creates a random generator whose numbers depend on the seed alone (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

type Journey = "deposit" | "withdrawal" | TransferKind;
const journeys = ["deposit", "eWallet", "trading", "user", "withdrawal"] as const;
/** Texts of the same amounts: 20 US dollars are 89.40 MYR, each written in several ways. */
const amounts = ["20", "20.00", "20.0", "50", "50.00"] as const;
/** The states in which a machine waits for its user. */
const resting: ReadonlySet<string> = new Set([
  "entering",
  "enteringAmount",
  "enteringDetails",
  "choosingMethod",
  "choosingPlatform",
  "reviewing",
  "confirmingAnother",
  "notFound",
  "requestNotFound",
  "outcomeUnknown",
  "requestUnknown",
  "failed",
  "requestFailed",
  "providingProof",
  "settled",
]);

const journeyState = (actor: AnyActorRef): string => {
  const { value } = actor.getSnapshot();
  return typeof value === "string" ? value : String(value.journey);
};
const rest = (actor: AnyActorRef) =>
  waitFor(actor, () => resting.has(journeyState(actor)), { timeout: 20_000 });

const told = (journey: string, usdAmount: string) => `${journey} ${Number(usdAmount).toFixed(2)}`;

/** The transactions that were reported to the client as done: journey and amount, by the key of the intent. */
type Told = Map<string, string>;

/** One journey that is open in one page. */
interface Tab {
  readonly actor: AnyActorRef;
  readonly close: () => void;
}

function open(broker: Broker, journey: Journey): Tab {
  const start = () => {
    if (journey === "deposit") {
      const kept = openDraft(broker, depositDrafts);
      const machine = createDepositMachine(createDepositPorts(broker));
      const actor = createActor(machine, { input: { draft: kept.draft } });
      return { actor, keep: () => keepMachine(broker, actor, { drafts: depositDrafts, keys: kept.keys }) };
    }
    if (journey === "withdrawal") {
      const kept = openDraft(broker, withdrawalDrafts);
      const machine = createWithdrawalMachine(createWithdrawalPorts(broker));
      const actor = createActor(machine, { input: { draft: kept.draft } });
      return { actor, keep: () => keepMachine(broker, actor, { drafts: withdrawalDrafts, keys: kept.keys }) };
    }
    const kept = openDraft(broker, transferDrafts, ({ kind }) => kind === journey);
    const machine = createTransferMachine(createTransferPorts(broker));
    const actor = createActor(machine, { input: { kind: journey, draft: kept.draft } });
    const isKept = ({ phase, unresolved }: { phase: string; unresolved: readonly unknown[] }) =>
      phase !== "draft" || unresolved.length > 0;
    return {
      actor,
      keep: () => keepMachine(broker, actor, { drafts: transferDrafts, keys: kept.keys, isKept }),
    };
  };
  const { actor, keep } = start();
  actor.start();
  const stop = keep();
  return {
    actor,
    close: () => {
      stop();
      actor.stop();
    },
  };
}

/** What a client does with one journey, from opening it to leaving it. */
class Visit {
  tab: Tab;
  readonly #life: Life;
  readonly #journey: Journey;
  readonly #page: number;

  constructor(life: Life, journey: Journey, page: number) {
    this.#life = life;
    this.#journey = journey;
    this.#page = page;
    this.tab = open(life.brokerOf(page), journey);
  }

  send(type: string, details: object = {}): void {
    this.tab.actor.send({ type, ...details });
  }

  /** Reloads the page, whatever is under way. */
  reload(): void {
    this.tab.close();
    this.tab = open(this.#life.reloaded(this.#page), this.#journey);
  }

  /** Fills in the journey up to the command that sends it. */
  async enter(amount: string): Promise<boolean> {
    const { actor } = this.tab;
    if (this.#journey === "deposit") {
      this.send("method.choose", { method: "bank" });
      this.send("step.next");
      this.send("platform.choose", { platformId: 11 });
      this.send("step.next");
      this.send("amount.change", { field: "usd", text: amount });
      return journeyState(actor) === "enteringAmount";
    }
    if (this.#journey === "withdrawal") return this.#enterWithdrawal(amount);
    this.send("amount.change", { text: amount });
    if (this.#journey === "user") {
      this.send("recipient.choose", { recipient: this.#life.friend });
      // Creates a new object with the same content each time.
      this.send("file.choose", { file: picture("selfie.png") });
    }
    return journeyState(actor) === "entering";
  }

  async #enterWithdrawal(amount: string): Promise<boolean> {
    const { actor } = this.tab;
    await waitFor(actor, () => journeyState(actor) !== "checkingEligibility");
    this.send("platform.choose", { platformId: 11 });
    this.send("step.next");
    if (journeyState(actor) !== "enteringDetails") return false;
    this.send("amount.change", { field: "usd", text: amount });
    await this.#life.provider.control("clock", { advanceMinutes: 2 });
    this.send("code.request");
    const { context } = await waitFor(actor, ({ value }) => value.code !== "requesting");
    if (context.codeSent === null) return false;
    const { code } = await this.#life.provider.letterTo(this.#life.email);
    this.send("code.change", { text: code ?? "" });
    this.send("step.next");
    return journeyState(actor) === "reviewing";
  }

  /** Sends what was entered. */
  submit(): void {
    this.send("step.next");
    this.send("transfer.submit");
    this.send("withdrawal.confirm");
  }

  /** Records what is reported to the client as done. */
  listen(): void {
    const state = journeyState(this.tab.actor);
    if (state !== "settled" && state !== "providingProof") return;
    const { intent } = this.tab.actor.getSnapshot().context;
    const kind = "kind" in intent ? intent.kind : this.#journey;
    this.#life.told.set(intent.key, told(kind, intent.usdAmount));
  }

  get state(): string {
    return journeyState(this.tab.actor);
  }
}

/** One client: two tabs of one browser, over one lossy connection. */
class Life {
  readonly told: Told = new Map();
  readonly story: string[] = [];
  readonly provider: InProcess;
  readonly email: string;
  readonly wire: LossyFetch;
  friend: unknown = null;
  readonly #kept = new Map<string, string>();
  readonly #brokers: Broker[] = [];

  constructor(provider: InProcess, email: string) {
    this.provider = provider;
    this.email = email;
    this.wire = createLossyFetch(provider.browser());
  }

  /** Loads a page in one of the tabs. */
  reloaded(page: number): Broker {
    const { broker } = openBroker(this.provider, this.wire.fetch, this.#kept);
    this.#brokers[page] = broker;
    // The rates and limits that it validates by were loaded before.
    const [first] = this.#brokers;
    for (const [key, data] of first?.queryClient.getQueriesData({}) ?? [])
      broker.queryClient.setQueryData(key, data);
    return broker;
  }

  brokerOf(page: number): Broker {
    return this.#brokers[page] ?? this.reloaded(page);
  }
}

/** The client's next command in each state that waits for one. */
async function goOn(visit: Visit, life: Life, random: Random): Promise<void> {
  const { state } = visit;
  const { story } = life;
  if (state === "notFound" || state === "requestNotFound") {
    const choice = random(4);
    story.push(`${state} → ${["repeat", "change", "reload", "leave"][choice]}`);
    if (choice === 0)
      for (const journey of ["request", "transfer", "withdrawal"]) visit.send(`${journey}.repeat`);
    if (choice === 1) {
      visit.send("transfer.edit");
      visit.send("step.go", { step: "amount" });
      visit.send("step.go", { step: "details" });
    }
    if (choice === 2) visit.reload();
  } else if (state === "confirmingAnother") {
    visit.send(random(2) === 0 ? "another.confirm" : "another.decline");
  } else if (state === "failed" || state === "requestFailed") visit.send("failure.dismiss");
  else visit.send("outcome.check");
}

/** Opens one journey in one tab, sends an intent, and follows it to its end; the connection may lose messages meanwhile. */
async function want(life: Life, random: Random): Promise<void> {
  const journey = journeys[random(random(4) === 0 ? 5 : 4)] ?? "trading";
  const visit = new Visit(life, journey, random(2));
  await rest(visit.tab.actor);
  visit.listen();
  if (visit.state === "providingProof") visit.send("deposit.restart");
  for (let turn = 0; turn < 4; turn += 1) {
    if (["settled", "providingProof"].includes(visit.state)) break;
    const amount = amounts[random(amounts.length)] ?? "20";
    if (await visit.enter(amount)) {
      const fate = (["nothing", "reply", "request", "late"] as const)[random(4)] ?? "nothing";
      life.story.push(`${journey} ${amount}, lost: ${fate}`);
      life.wire.lose(fate);
      visit.submit();
      // The page is reloaded while the request is running, afterwards, or not at all.
      if (random(5) === 0) visit.reload();
    } else await goOn(visit, life, random);
    await rest(visit.tab.actor);
    visit.listen();
    if (random(3) === 0) await life.wire.deliver();
    if (random(4) === 0) break;
  }
  visit.tab.close();
}

/** Looks up everything that is unresolved, until nothing is. */
async function settle(life: Life): Promise<void> {
  life.wire.lose("nothing");
  for (const journey of journeys) {
    for (let look = 0; look < 6; look += 1) {
      const visit = new Visit(life, journey, 0);
      await rest(visit.tab.actor);
      if (visit.state.endsWith("nknown")) {
        visit.send("outcome.check");
        await rest(visit.tab.actor);
      }
      visit.listen();
      const isOver = !["settled", "notFound", "requestNotFound"].includes(visit.state);
      if (visit.state === "providingProof") visit.send("deposit.restart");
      visit.tab.close();
      if (isOver) break;
    }
  }
}

/**
 * Returns everything that was reported to a client as possibly arriving, in the form of {@link Life.told}, once for
 * each key.
 */
function mayArrive(broker: Broker): readonly string[] {
  const session = broker.session.get();
  if (session.status !== "signedIn") return [];
  const { staffUserId } = session.user;
  const waited = new Map<string, string>();
  for (const [journey, drafts] of [
    ["deposit", depositDrafts],
    ["withdrawal", withdrawalDrafts],
    ["transfer", transferDrafts],
  ] as const)
    for (const { unresolved } of drafts.all(broker.storage, staffUserId))
      for (const { intent } of unresolved)
        waited.set(intent.key, told("kind" in intent ? intent.kind : journey, intent.usdAmount));
  return [...waited.values()];
}

/** Runs one client's life; returns what was reported to the client as done, and what the provider has done. */
export async function lifeOf(provider: InProcess, random: Random) {
  const { email, password } = await provider.customer();
  const life = new Life(provider, email);
  const broker = life.brokerOf(0);
  await runMutation(broker, sessionMutations.signIn(broker), { email, password });
  await load(broker);
  [life.friend] = await broker.client.call("GetEmailAndLoginForCTrader", {
    searchInput: "friend@example.com",
  });
  life.reloaded(1);
  const wants = 2 + random(4);
  for (let count = 0; count < wants; count += 1) await want(life, random);
  await life.wire.deliver();
  await settle(life);
  // A request that arrives after everything was settled has no effect.
  await life.wire.deliver();
  return {
    told: [...life.told.values()].toSorted(),
    mayArrive: mayArrive(life.brokerOf(0)),
    effects: await effectsOf(life.brokerOf(0)),
    story: life.story,
  };
}

/** Returns everything that the provider has done for a client, in the form of {@link Life.told}. */
async function effectsOf({ client }: Broker): Promise<readonly string[]> {
  const [deposits, withdrawals, transfers] = await Promise.all([
    client.call("GetDepositTransactionsByUser", {}),
    client.call("GetWithdrawalTransactionsByUser", {}),
    client.call("GetInternalTransactionsByUser", {}),
  ]);
  const kindOf = ({ fromPlatform, toPlatform }: (typeof transfers)[number]) => {
    if (fromPlatform === "E-Wallet") return "eWallet";
    return toPlatform === "E-Wallet" ? "trading" : "user";
  };
  return [
    ...deposits.map(({ amountUsd }) => `deposit ${amountUsd.toFixed(2)}`),
    ...withdrawals.map(({ amountUsd }) => `withdrawal ${amountUsd.toFixed(2)}`),
    ...transfers.map((row) => `${kindOf(row)} ${row.amountUsd.toFixed(2)}`),
  ].toSorted();
}
