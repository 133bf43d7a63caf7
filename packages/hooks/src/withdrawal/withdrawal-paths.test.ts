import { toWithdrawalLocal } from "@broker/sdk/money";
import { describe, expect, test } from "vitest";
import { deadEnds, untaken } from "../../test/paths.ts";
import {
  buyRate,
  type Journey,
  machine,
  serializeState,
  underWay,
  walkFrom,
} from "../../test/withdrawal-graph.ts";
import type { WithdrawalDraft } from "./withdrawal.storage.ts";

/** The transitions that only a withdrawal to a wallet takes: a changed address, and a refused request for a code. */
const ofWallets = ["enteringDetails: wallet.change → itself", "idle: code.request → itself"];

/**
 * The beginnings, with the transitions that cannot be taken from each: with one amount and one code there is no
 * second withdrawal, and an intent that was sent before a reload has a platform.
 */
const beginnings: readonly (readonly [string, WithdrawalDraft | null, readonly string[], boolean])[] = [
  [
    "from the start",
    null,
    [
      "preparing: xstate.done.actor.prepare → confirmingAnother",
      "confirmingAnother: another.confirm → submitting",
      "confirmingAnother: another.decline → enteringDetails",
      ...ofWallets,
    ],
    false,
  ],
  [
    "to a wallet",
    null,
    [
      "preparing: xstate.done.actor.prepare → confirmingAnother",
      "confirmingAnother: another.confirm → submitting",
      "confirmingAnother: another.decline → enteringDetails",
    ],
    true,
  ],
  [
    "from a reload while submitting",
    underWay,
    [
      "checkingEligibility: xstate.done.actor.checkEligibility → choosingPlatform",
      "choosingPlatform: step.next → itself",
      ...ofWallets,
    ],
    false,
  ],
];

describe.each(beginnings)("on every path %s", { timeout: 30_000 }, (_what, draft, outOfReach, isToWallet) => {
  const { steps, reached, situations, into, from } = walkFrom(draft, isToWallet);
  const exits = (name: Journey) => new Set(from(name).map(({ nextState }) => nextState.value.journey));

  test("every state of the journey and of the codes is reached", () => {
    for (const region of ["journey", "code"] as const) {
      // The machine leaves "opening" at once.
      const passed = draft ? ["opening"] : ["opening", "confirmingAnother"];
      const all = Object.keys(machine.root.states[region]?.states ?? {}).filter(
        (name) => !passed.includes(name),
      );
      expect([...reached(region)].toSorted()).toEqual(all.toSorted());
    }
  });

  test("every transition is taken, except unreachable ones", () => {
    const left = untaken(machine, steps, ["eligibility.lost", "code.close"]);
    expect(left.toSorted()).toEqual(outOfReach.toSorted());
  });

  test("no state is a dead end: a withdrawal can still be settled", () => {
    expect(deadEnds(steps, serializeState, ({ value }) => value.journey === "settled")).toEqual([]);
  });

  test("nothing is sent without key, code and amounts that follow from the rate", () => {
    expect(into("submitting").length).toBeGreaterThan(0);
    for (const { nextState } of into("submitting")) {
      const { intent, sentCode, known } = nextState.context;
      expect([intent?.key, sentCode, known]).toEqual([expect.any(String), "493027", expect.any(Array)]);
      expect(intent?.localAmount).toBe(toWithdrawalLocal(intent?.usdAmount ?? "", buyRate));
    }
  });

  test("money goes to a valid wallet address, or to the bank, as the platform pays", () => {
    const wallets = new Set(
      into("submitting").map(({ nextState }) => nextState.context.intent?.walletAddress),
    );
    expect([...wallets]).toEqual([isToWallet ? "right" : null]);
  });

  test("nothing is sent that was not reviewed", () => {
    expect(new Set(into("preparing").map(({ state }) => state.value.journey))).toEqual(
      new Set(["reviewing", "notFound"]),
    );
  });

  test("an unknown outcome ends only with the answer of the look-up", () => {
    expect(exits("checking")).toEqual(new Set(["settled", "notFound", "outcomeUnknown"]));
    expect(exits("outcomeUnknown")).toEqual(new Set(["checking"]));
  });

  test("it is settled only with the reference of a withdrawal that arrived or was found, never an older one", () => {
    expect(new Set<string>(into("settled").map(({ event }) => event.type))).toEqual(
      new Set([
        "xstate.done.actor.prepare",
        "xstate.done.actor.submitWithdrawal",
        "xstate.done.actor.resolve",
      ]),
    );
    for (const { nextState } of into("settled")) {
      expect(nextState.context.transactionId).not.toBeNull();
      expect(nextState.context.known).not.toContain(nextState.context.transactionId);
      expect([nextState.status, nextState.value.code]).toEqual(["done", "closed"]);
    }
  });

  test("a code is requested only while details are entered, and never during its cooldown", () => {
    const asked = steps.filter(
      ({ state, nextState }) => nextState.value.code === "requesting" && state.value.code !== "requesting",
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { state } of asked) expect(state.value).toEqual({ journey: "enteringDetails", code: "idle" });
  });

  test("a failure is removed when its state is left", () => {
    const failures = new Set<Journey>(["eligibilityUnknown", "failed", "outcomeUnknown"]);
    for (const { value, context } of situations.values())
      expect([value.journey, context.failure !== null]).toEqual([value.journey, failures.has(value.journey)]);
  });

  test("missing requirements are listed only while they are missing", () => {
    for (const { value, context } of situations.values())
      expect([value.journey, context.missing.length > 0]).toEqual([
        value.journey,
        value.journey === "ineligible",
      ]);
  });
});
