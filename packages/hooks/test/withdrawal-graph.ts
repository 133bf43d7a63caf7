import type { EventObject } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { done, failed, onceEvents, onceShape } from "./once-graph.ts";
import { createTestOncePorts } from "./once-ports.ts";
import type { WithdrawalIntent } from "../src/withdrawal/withdrawal.intent.ts";
import type { WalletTerms } from "../src/withdrawal/wallet.rules.ts";
import { createWithdrawalMachine } from "../src/withdrawal/withdrawal.machine.ts";
import type { WithdrawalDraft } from "../src/withdrawal/withdrawal.storage.ts";
import { toGraph } from "./to-graph.ts";

/** The rate of every platform in the graph. */
export const buyRate = "4.41";
const never = () => new Promise<never>(() => {});
const machineTo = (wallet: WalletTerms | undefined) =>
  createWithdrawalMachine({
    terms: () => ({
      platformName: "Daybreak Bank",
      currencyCode: "MYR",
      buyRate,
      min: "10",
      max: "1000",
      available: "5000",
      reached: null,
      wallet,
    }),
    ...createTestOncePorts<WithdrawalIntent>(),
    bindsCodes: () => false,
    now: () => 0,
    checkEligibility: never,
    requestCode: never,
    findWithdrawals: never,
    submitWithdrawal: never,
  });
/** The withdrawal machine, whose calls are answered by the events of the graph. */
export const machine = machineTo(undefined);
/** The withdrawal machine whose money goes to a wallet. */
const walletMachine = machineTo({ network: null, isAddress: (address) => address === "right" });

const earlier = {
  key: "k",
  platformId: 11,
  platformName: "Daybreak Bank",
  currencyCode: "MYR",
  usdAmount: "50",
  localAmount: "220.50",
  walletAddress: null,
};
const kycMissing = { requirement: "kyc", fixAt: "myAccount", isBlocking: true, isUnderReview: false };
const events = [
  { type: "eligibility.check" },
  { type: "platform.choose", platformId: 11 },
  { type: "amount.change", field: "usd", text: "100" },
  { type: "amount.change", field: "usd", text: "1" },
  { type: "code.request" },
  { type: "code.change", text: "493027" },
  { type: "step.next" },
  { type: "step.go", step: "platform" },
  { type: "step.go", step: "details" },
  { type: "withdrawal.confirm" },
  { type: "withdrawal.repeat" },
  { type: "another.confirm" },
  { type: "another.decline" },
  { type: "failure.dismiss" },
  { type: "outcome.check" },
  { type: "xstate.after.second.withdrawal.code.cooling" },
  done("checkEligibility", []),
  done("checkEligibility", [kycMissing]),
  failed("checkEligibility", "offline"),
  done("requestCode", { resendAt: 0, expiresAt: 300_000 }),
  done("requestCode", { resendAt: 60_000, expiresAt: 300_000 }),
  failed("requestCode", "offline"),
  // The clock of the graph stands still: every cooldown is over at once.
  failed("requestCode", "rateLimited", 4029, 0),
  failed("requestCode", "refused", 2009),
  done("submitWithdrawal", { transactionId: "W-1" }),
  failed("submitWithdrawal", "offline"),
  failed("submitWithdrawal", "refused", 2007),
  failed("submitWithdrawal", "refused", 2010),
  failed("submitWithdrawal", "refused", 2011),
];

/** A snapshot of the machine. */
export type Situation = ReturnType<typeof machine.getInitialSnapshot>;
const eventsAt = ({ context }: Situation) => [
  ...events,
  ...onceEvents(context, {
    isRepeat: (sent, wanted) => sent.key === wanted.key,
    known: "W-0",
    found: [{ transactionId: "W-3" }],
    late: [{ intent: earlier, found: { transactionId: "W-2" } }],
  }),
];
/** A state of the journey's region, without that of the codes. */
export type Journey = Situation["value"]["journey"];
/** Identifies a situation. Two keys are equivalent, and so are two refused tries: only whether there is one counts. */
export const serializeState = ({ value, context }: Situation) =>
  JSON.stringify([
    value,
    context.platformId,
    context.entry.text,
    context.wallet,
    context.code,
    context.codeSent !== null,
    context.codeFailure !== null,
    context.attempts > 0,
    ...onceShape(context, ({ usdAmount }) => usdAmount),
    context.sentCode,
    context.transactionId,
    context.failure?.kind,
    context.phase,
  ]);
const walked = toGraph(eventsAt);
const walletEvents = ["right", "wrong"].map((text) => ({ type: "wallet.change", text }));
const walkedToWallet = toGraph((situation: Situation) => [...eventsAt(situation), ...walletEvents]);
const walk = (draft: WithdrawalDraft | null, isToWallet: boolean) => ({
  input: { draft },
  events: isToWallet ? walkedToWallet : walked,
  serializeState,
});

/** The stored draft while a withdrawal is running. */
export const underWay: WithdrawalDraft = {
  platformId: 11,
  entry: { field: "usd", text: "100" },
  codeSent: { resendAt: 0, expiresAt: 300_000, order: null },
  intent: {
    key: "k",
    platformId: 11,
    platformName: "Daybreak Bank",
    currencyCode: "MYR",
    usdAmount: "100",
    localAmount: "441.00",
    walletAddress: null,
  },
  known: ["W-0"],
  unresolved: [],
  phase: "submitting",
};

/** Walks every path of the machine from one beginning. */
export function walkFrom(draft: WithdrawalDraft | null, isToWallet = false) {
  const machineOf = isToWallet ? walletMachine : machine;
  const graph = getAdjacencyMap<Situation, EventObject, { draft: WithdrawalDraft | null }>(
    toGraph(machineOf),
    walk(draft, isToWallet),
  );
  const steps = adjacencyMapToArray(graph);
  const inState = (situation: Situation, name: Journey) => situation.value.journey === name;
  return {
    steps,
    /** Returns the states of a region that a path passes. */
    reached: (region: "journey" | "code") =>
      new Set<string>(
        getShortestPaths(machineOf, walk(draft, isToWallet)).map(({ state }) => state.value[region]),
      ),
    situations: new Map(
      steps.flatMap(({ state, nextState }) => [state, nextState].map((one) => [serializeState(one), one])),
    ),
    into: (name: Journey) =>
      steps.filter(({ state, nextState }) => inState(nextState, name) && !inState(state, name)),
    from: (name: Journey) =>
      steps.filter(({ state, nextState }) => inState(state, name) && !inState(nextState, name)),
  };
}
