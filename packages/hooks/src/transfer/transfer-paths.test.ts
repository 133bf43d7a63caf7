import { toTransferLocal } from "@broker/sdk/money";
import { describe, expect, test } from "vitest";
import { mayArrive } from "../once/once.rules.ts";
import { deadEnds, untaken } from "../../test/paths.ts";
import {
  beginnings,
  friend,
  machine,
  selfie,
  sellRate,
  serializeState,
  type Situation,
  walkFrom,
} from "../../test/transfer-graph.ts";

describe.each(beginnings)("on every path %s", (_what, input) => {
  const { steps, reached, situations, into } = walkFrom(input);

  test("every state is reached", () => {
    // "opening" passes at once.
    const all = Object.keys(machine.states).filter((name) => name !== "opening");
    expect([...reached].toSorted()).toEqual(all.toSorted());
  });

  test("every transition is taken, except those of another user where there is none", () => {
    const toUser = ["entering: recipient.choose → itself", "entering: file.choose → itself"];
    expect(untaken(machine, steps)).toEqual(input.kind === "user" ? [] : toUser);
  });

  test("no state is a dead end: a transfer can still be settled", () => {
    expect(deadEnds(steps, serializeState, ({ value }) => value === "settled")).toEqual([]);
  });

  test("nothing is sent without a key, an amount, and the fields of its kind", () => {
    expect(into("submitting").length).toBeGreaterThan(0);
    for (const { nextState } of into("submitting")) {
      const { intent, party, known } = nextState.context;
      expect([intent?.key, known]).toEqual([expect.any(String), expect.any(Array)]);
      expect(["20", "50"]).toContain(intent?.usdAmount);
      expect(intent?.local?.amount).toBe(
        input.kind === "eWallet" ? toTransferLocal(intent?.usdAmount ?? "", sellRate) : undefined,
      );
      expect(party).toEqual(input.kind === "user" ? { recipient: friend, file: selfie } : null);
    }
  });

  test("it is settled only by a transfer that arrived or was found and did not exist before", () => {
    for (const { event } of into("settled")) {
      const isSent = event.type === "xstate.done.actor.submitTransfer";
      const state = "output" in event ? Reflect.get(Object(event.output), "state") : undefined;
      expect([event.type, isSent || state === "found" || state === "arrived"]).toEqual([event.type, true]);
    }
  });

  test("a failure is removed when its state is left", () => {
    const failures = new Set<string>(["failed", "outcomeUnknown"]);
    for (const { value, context } of situations.values())
      expect([value, context.failure !== null]).toEqual([value, failures.has(value)]);
  });

  test("a reload looks up whatever may have been done, and nothing else", () => {
    const phases: Partial<Record<Situation["value"], string>> = {
      entering: "draft",
      submitting: "submitting",
      checking: "submitting",
      outcomeUnknown: "submitting",
      settled: "draft",
    };
    const phaseOf = ({ value, context }: Situation) => {
      if (value === "notFound") return mayArrive(context) ? "submitting" : "draft";
      return phases[value] ?? context.phase;
    };
    const wrong = [...situations.values()].filter((one) => phaseOf(one) !== one.context.phase);
    expect(wrong).toEqual([]);
  });
});
