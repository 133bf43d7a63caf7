import { toDepositUsd } from "@broker/sdk/money";
import { describe, expect, test } from "vitest";
import { deadEnds, untaken } from "../../test/paths.ts";
import {
  beginnings,
  machine,
  receipt,
  sellRate,
  serializeState,
  type Situation,
  walkFrom,
} from "../../test/deposit-graph.ts";

describe.each(beginnings)("on every path %s", { timeout: 30_000 }, (_what, draft) => {
  const { reached, steps, situations, into, from } = walkFrom(draft);
  const exits = (name: Situation["value"]) => new Set(from(name).map(({ nextState }) => nextState.value));

  test("every state is reached, and every transition taken", () => {
    // The machine leaves "opening" at once.
    const all = Object.keys(machine.states).filter((name) => name !== "opening");
    expect([...reached].toSorted()).toEqual(all.toSorted());
    expect(untaken(machine, steps)).toEqual([]);
  });

  test("no state is a dead end: a deposit can still be settled", () => {
    expect(deadEnds(steps, serializeState, ({ value }) => value === "settled")).toEqual([]);
  });

  test("only a settled intent is requested, whose US dollars follow from its local amount", () => {
    expect(into("requesting").length).toBeGreaterThan(0);
    for (const { nextState } of into("requesting")) {
      const sent = nextState.context.intent;
      expect(sent?.key).toBeTruthy();
      expect(sent?.usdAmount).toBe(toDepositUsd(sent?.localAmount ?? "", sellRate));
      expect(nextState.context.transactionId).toBeNull();
    }
  });

  test("an unknown outcome ends only with the answer of the look-up", () => {
    expect(exits("checkingRequest")).toEqual(
      new Set(["providingProof", "continuing", "unpayable", "requestNotFound", "requestUnknown"]),
    );
    expect(exits("requestUnknown")).toEqual(new Set(["checkingRequest"]));
    expect(exits("checkingProof")).toEqual(
      new Set(["settled", "proofNotFound", "proofUnknown", "proofFailed"]),
    );
    expect(exits("proofUnknown")).toEqual(new Set(["checkingProof"]));
  });

  test("a proof is submitted with its deposit, a key and a file", () => {
    const complete = {
      transactionId: expect.stringMatching(/^D-/),
      proofKey: expect.any(String),
      proof: receipt,
    };
    expect(into("submitting").length).toBeGreaterThan(0);
    for (const { nextState } of into("submitting")) {
      expect(nextState.context).toMatchObject(complete);
      expect(nextState.context.intent?.gateway).toBeNull();
    }
  });

  test("the same proof is sent again under its own key, another one under another key", () => {
    const repeats = into("submitting").filter(({ state }) => state.context.proofKey !== null);
    expect(repeats.length).toBeGreaterThan(0);
    for (const { state, nextState } of repeats) {
      expect(nextState.context.proofKey).toBe(state.context.proofKey);
    }
    const others = steps.filter(
      ({ state, event }) => state.value === "proofNotFound" && event.type === "proof.choose",
    );
    expect(new Set(others.map(({ nextState }) => nextState.context.proofKey))).toEqual(new Set([null]));
  });

  test("it is settled only after a proof arrived or was found, or a hosted payment was completed", () => {
    const reasons = new Map<string, unknown[]>();
    for (const { event } of into("settled")) {
      const output: unknown = "output" in event ? event.output : undefined;
      reasons.set(event.type, [...new Set([...(reasons.get(event.type) ?? []), output])]);
    }
    expect(Object.fromEntries(reasons)).toEqual({
      "xstate.done.actor.submitProof": [null],
      "xstate.done.actor.hasProof": [true],
      "xstate.done.actor.watchPayment": ["completed"],
    });
  });

  test("a failure is removed when its state is left", () => {
    const failures = new Set<string>(["requestFailed", "requestUnknown", "proofFailed", "proofUnknown"]);
    for (const { value, context } of situations.values()) {
      // An earlier, refused proof may have arrived; the refusal is shown until that is known.
      if (value === "checkingProof") continue;
      expect([value, context.failure !== null]).toEqual([value, failures.has(value)]);
    }
  });

  test("a hosted payment belongs to a gateway, with an option where the gateway requires one", () => {
    const hosted = new Set<string>([
      "continuing",
      "windowBlocked",
      "awaitingPayment",
      "paymentUnknown",
      "paymentCancelled",
    ]);
    const payments = [...situations.values()].filter(({ value }) => hosted.has(value));
    for (const { context } of payments) {
      expect(context.intent?.gateway).not.toBeNull();
      expect([context.transactionId, context.handoff]).not.toContain(null);
    }
    const byBank = payments.filter(({ context }) => context.intent?.gateway?.name === "onepay");
    expect(byBank.length).toBeGreaterThan(0);
    for (const { context } of byBank) expect(context.intent?.option?.code).toBe("DAYB");
    const proving = [...situations.values()].filter(({ value }) => value === "providingProof");
    for (const { context } of proving) expect(context.intent?.gateway).toBeNull();
  });

  test("only the user's commands open a window, and the dialog has one command", () => {
    expect(new Set(from("continuing").map(({ event }) => event.type))).toEqual(new Set(["payment.continue"]));
    expect(new Set(into("awaitingPayment").map(({ event }) => event.type))).toEqual(
      new Set(["payment.continue", "payment.reopen", "payment.follow", "outcome.check"]),
    );
  });
});
