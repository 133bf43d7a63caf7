import { describe, expect, test } from "vitest";
import type { AnyMachineSnapshot, EventObject } from "xstate";
import { beginnings as deposits, walkFrom as walkDeposit } from "../../test/deposit-graph.ts";
import { isSameDeposit } from "../deposit/deposit.intent.ts";
import { beginnings as transfers, walkFrom as walkTransfer } from "../../test/transfer-graph.ts";
import { isSameTransfer } from "../transfer/transfer.intent.ts";
import { underWay, walkFrom as walkWithdrawal } from "../../test/withdrawal-graph.ts";
import { isSameWithdrawal, type WithdrawalIntent } from "../withdrawal/withdrawal.intent.ts";
import type { Keyed, OnceContext, Sent } from "./once.rules.ts";
import { prepare } from "./prepare.ts";

/** One step of a journey's graph, reduced to what matters for sending at most once. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly event: EventObject;
  readonly before: OnceContext<Keyed>;
  readonly after: OnceContext<Keyed>;
}
/** The shared states, under the names of one journey. */
interface Names {
  readonly entering: string;
  readonly sending: string;
  readonly checking: string;
  readonly notFound: string;
  readonly unknown: string;
  readonly failed: string;
}
interface Walk {
  readonly name: string;
  readonly names: Names;
  readonly steps: readonly Step[];
  readonly isSame: (a: Keyed, b: Keyed) => boolean;
  /** False where the same intent is sent under a new key each time. */
  readonly isRepeatable: boolean;
  /** The transactions that are in the provider's list already. */
  readonly known: string;
  /** The event that repeats an intent that was not found. */
  readonly repeat: string;
  /** False where the walk has only one intent, so that no confirmation is required. */
  readonly hasAnother: boolean;
}

const names: Names = {
  entering: "entering",
  sending: "submitting",
  checking: "checking",
  notFound: "notFound",
  unknown: "outcomeUnknown",
  failed: "failed",
};
const depositNames: Names = {
  entering: "enteringAmount",
  sending: "requesting",
  checking: "checkingRequest",
  notFound: "requestNotFound",
  unknown: "requestUnknown",
  failed: "requestFailed",
};

const stateOf = ({ value }: Pick<AnyMachineSnapshot, "value">): string => {
  const journey = typeof value === "object" ? value["journey"] : value;
  return typeof journey === "string" ? journey : "";
};
/** The steps of one graph, with the names of its states. */
function toSteps<Situation extends Pick<AnyMachineSnapshot, "value"> & { context: OnceContext<Keyed> }>(
  steps: readonly { state: Situation; event: EventObject; nextState: Situation }[],
): readonly Step[] {
  return steps.map(({ state, event, nextState }) => ({
    from: stateOf(state),
    to: stateOf(nextState),
    event,
    before: state.context,
    after: nextState.context,
  }));
}

/** Compares the meaning of two intents of a journey. */
const meaning =
  <Intent extends Keyed>(isSame: (a: Intent, b: Intent) => boolean) =>
  (a: Keyed, b: Keyed): boolean =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every intent of a walk is of its journey
    isSame(a as Intent, b as Intent);

const withdrawals = [
  ["from the start", null],
  ["from a reload while submitting", underWay],
] as const;
const walks: readonly Walk[] = [
  ...deposits.map(([name, draft]) => ({
    name: `a deposit, ${name}`,
    names: depositNames,
    steps: toSteps(walkDeposit(draft).steps),
    isSame: meaning(isSameDeposit),
    isRepeatable: true,
    known: "D-0",
    repeat: "request.repeat",
    hasAnother: true,
  })),
  ...transfers.map(([name, input]) => ({
    name: `a transfer ${name}`,
    names,
    steps: toSteps(walkTransfer(input).steps),
    isSame: meaning(isSameTransfer),
    isRepeatable: true,
    known: "T-0",
    repeat: "transfer.repeat",
    hasAnother: true,
  })),
  ...withdrawals.map(([name, draft]) => ({
    name: `a withdrawal, ${name}`,
    names: { ...names, entering: "enteringDetails" },
    steps: toSteps(walkWithdrawal(draft).steps),
    isSame: meaning<WithdrawalIntent>(isSameWithdrawal),
    isRepeatable: false,
    known: "W-0",
    repeat: "withdrawal.repeat",
    hasAnother: draft !== null,
  })),
];

/** The answers of `prepare` with which a walk sends or asks for confirmation, each with its inputs. */
const preparations = (steps: readonly Step[]) =>
  steps.flatMap(({ before, event }) => {
    const output: unknown = event.type === "xstate.done.actor.prepare" && Reflect.get(event, "output");
    const state: unknown = Reflect.get(Object(output), "state");
    return state === "ready" || state === "doubtful" ? [{ before, output, state }] : [];
  });

/** The answer of the real `prepare`, with a provider that voids every key, or none. */
const realAnswer = (
  { intent, unresolved }: OnceContext<Keyed>,
  { isSame, isRepeatable, known }: Walk,
  canVoid: boolean,
): Promise<unknown> =>
  prepare(
    { intent, unresolved },
    {
      isSame,
      isRepeat: (sent, wanted) => sent.key === wanted.key || (isRepeatable && isSame(sent, wanted)),
      complete: (one) => Promise.resolve(one),
      list: () => Promise.resolve([known]),
      find: () => Promise.resolve(null),
      giveUp: (keys) => Promise.resolve(canVoid ? new Map(keys.map((key) => [key, null])) : null),
      others: () => ({ unresolved: [], underWay: [] }),
      forget: () => {},
    },
    new AbortController().signal,
  );

const keysOf = (sent: readonly Sent<Keyed>[]) => sent.map(({ intent }) => intent.key);

describe.each(walks)("on every path of $name", { timeout: 30_000 }, (walk) => {
  const { names: of, steps, isSame, repeat, hasAnother } = walk;
  const into = (name: string) => steps.filter(({ from, to }) => to === name && from !== name);
  const outOf = (name: string) => steps.filter(({ from, to }) => from === name && to !== name);

  test("nothing is sent before earlier requests are settled, or the user has confirmed", () => {
    expect(into(of.sending).length).toBeGreaterThan(0);
    expect(new Set(into(of.sending).map(({ from }) => from))).toEqual(
      new Set(hasAnother ? ["preparing", "confirmingAnother"] : ["preparing"]),
    );
    const unasked = into(of.sending).filter(({ from }) => from === "preparing");
    for (const { after } of unasked)
      expect(keysOf(after.unresolved).filter((key) => key !== after.intent?.key)).toEqual([]);
  });

  test.runIf(hasAnother)(
    "the user is asked about requests that may still arrive, and about nothing else",
    () => {
      const asked = into("confirmingAnother");
      expect(asked.length).toBeGreaterThan(0);
      for (const { after } of asked)
        expect(keysOf(after.unresolved).some((key) => key !== after.intent?.key)).toBe(true);
      expect(new Set(outOf("confirmingAnother").map(({ to }) => to))).toEqual(
        new Set([of.sending, of.entering]),
      );
    },
  );

  test("what may still arrive is never sent under a second key without a confirmation", () => {
    for (const { from, after } of into(of.sending)) {
      const { intent, unresolved } = after;
      const same = unresolved.filter((sent) => intent !== null && isSame(sent.intent, intent));
      const others = keysOf(same).filter((key) => key !== intent?.key);
      expect([from, others.length > 0 && from === "preparing"]).toEqual([from, false]);
    }
  });

  test("an intent whose key was voided gets another key, and is not waited for any more", () => {
    const given = into(of.notFound).filter(
      ({ event }) => "output" in event && Reflect.get(Object(event.output), "state") === "voided",
    );
    expect(given.length).toBeGreaterThan(0);
    for (const { before, after } of given) {
      expect(after.intent?.key).not.toBe(before.intent?.key);
      expect(keysOf(after.unresolved)).not.toContain(before.intent?.key);
      expect(keysOf(after.unresolved)).not.toContain(after.intent?.key);
    }
  });

  test("a request that was neither found nor voided may still arrive, whatever happens next", () => {
    const missing = into(of.notFound).filter(
      ({ event }) => "output" in event && Reflect.get(Object(event.output), "state") === "missing",
    );
    expect(missing.length).toBeGreaterThan(0);
    for (const { before, after } of missing) {
      expect(after.intent).toBe(before.intent);
      expect(keysOf(after.unresolved)).toContain(before.intent?.key);
    }
    for (const { before, after } of outOf(of.notFound)) expect(after.unresolved).toEqual(before.unresolved);
  });

  test("the answers on the paths are those of the real preparation", async () => {
    const answers = preparations(steps);
    expect(answers.length).toBeGreaterThan(0);
    for (const { before, output, state } of answers)
      expect(output).toEqual(await realAnswer(before, walk, state === "ready"));
  });

  test("a repetition uses the key of the first request", () => {
    const repeats = steps.filter(({ from, event }) => from === of.notFound && event.type === repeat);
    expect(repeats.filter(({ to }) => to === "preparing").length).toBeGreaterThan(0);
    for (const { before, after } of repeats) expect(after.intent).toBe(before.intent);
  });

  test("a definite refusal frees the key", () => {
    const refused = into(of.failed).filter(({ from }) => from === of.sending);
    expect(refused.length).toBeGreaterThan(0);
    for (const { before, after } of refused) {
      expect(after.intent).toBeNull();
      expect(keysOf(after.unresolved)).not.toContain(before.intent?.key);
    }
  });

  test("an unknown outcome ends only with the answer of the look-up", () => {
    const ends = new Set(outOf(of.checking).map(({ to }) => to));
    expect(ends).toContain(of.notFound);
    expect(ends).toContain(of.unknown);
    for (const end of [of.entering, of.sending, "preparing", "confirmingAnother"])
      expect(ends).not.toContain(end);
    expect(new Set(outOf(of.unknown).map(({ to }) => to))).toEqual(new Set([of.checking]));
  });
});
