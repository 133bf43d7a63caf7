import type { Broker } from "@broker/hooks";
import type { InProcess } from "@broker/sandbox/in-process";
import { waitFor } from "xstate";
import { type Journey, journeyState, open, type Tab } from "./journey-tab.ts";
import { createLossyFetch, type LossyFetch } from "./lossy-fetch.ts";
import { openBroker, picture } from "./world.ts";

/** Returns a transaction as the tests compare it: journey and amount. */
export const transactionText = (journey: string, usdAmount: string) =>
  `${journey} ${Number(usdAmount).toFixed(2)}`;

/** The transactions that were reported to the client as done: journey and amount, by the key of the intent. */
type Told = Map<string, string>;

/** One client: two tabs of one browser, over one lossy connection. */
export class Life {
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

/** The commands of a client in one journey, from opening it to leaving it. */
export class Visit {
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

  /** Sends the input. */
  submit(): void {
    this.send("step.next");
    this.send("transfer.submit");
    this.send("withdrawal.confirm");
  }

  /** Records the results that are reported to the client as done. */
  listen(): void {
    const state = journeyState(this.tab.actor);
    if (state !== "settled" && state !== "providingProof") return;
    const { intent } = this.tab.actor.getSnapshot().context;
    const kind = "kind" in intent ? intent.kind : this.#journey;
    this.#life.told.set(intent.key, transactionText(kind, intent.usdAmount));
  }

  get state(): string {
    return journeyState(this.tab.actor);
  }
}
