import { compare } from "@broker/sdk/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Sent } from "./once.rules.ts";
import { type OnceJourney, type OthersSent, prepare, resolve } from "./prepare.ts";

interface Intent {
  readonly key: string;
  readonly amount: string;
}
interface Found {
  readonly transactionId: string;
}

const intent = (key: string, amount: string): Intent => ({ key, amount });
const sent = (key: string, amount: string): Sent<Intent> => ({
  intent: intent(key, amount),
  known: ["T-0"],
});
const nobody: OthersSent<Intent> = { unresolved: [], underWay: [] };
const { signal } = new AbortController();

/** Creates a journey at a provider that can void keys or cannot, and has done the intents in `done`. */
function createJourney({
  canGiveUp = true,
  done = {},
  others = nobody,
}: {
  readonly canGiveUp?: boolean;
  readonly done?: Readonly<Record<string, string>>;
  readonly others?: OthersSent<Intent>;
} = {}) {
  const given: string[][] = [];
  const forgotten: string[] = [];
  const foundOf = (key: string): Found | null => {
    const transactionId = done[key];
    return transactionId === undefined ? null : { transactionId };
  };
  const isSame = (a: Intent, b: Intent) => compare(a.amount, b.amount) === 0;
  const journey: OnceJourney<Intent, Found> = {
    isSame,
    isRepeat: (a, b) => a.key === b.key || isSame(a, b),
    complete: (one) => Promise.resolve(one),
    list: () => Promise.resolve(["T-0"]),
    find: (one) => Promise.resolve(foundOf(one.intent.key)),
    giveUp(keys) {
      if (!canGiveUp) return Promise.resolve(null);
      given.push([...keys]);
      return Promise.resolve(new Map(keys.map((key) => [key, foundOf(key)])));
    },
    others: () => others,
    forget: (keys) => void forgotten.push(...keys),
  };
  return { journey, given, forgotten };
}

describe("before an intent is sent", () => {
  test("an intent with the same meaning as a sent one uses its key", async () => {
    const unresolved = [sent("a", "50"), sent("b", "20")];
    const { journey } = createJourney();
    const prepared = await prepare({ intent: intent("c", "50.00"), unresolved }, journey, signal);
    expect(prepared).toMatchObject({ state: "ready", intent: { key: "a" }, known: ["T-0"] });
  });

  test("the keys of all others are voided, and none of them is waited for any more", async () => {
    const { journey, given, forgotten } = createJourney();
    const unresolved = [sent("a", "50"), sent("b", "20")];
    const prepared = await prepare({ intent: intent("c", "70"), unresolved }, journey, signal);
    expect(prepared).toMatchObject({ state: "ready", intent: { key: "c" }, unresolved: [] });
    expect([given, forgotten]).toEqual([[["a", "b"]], ["a", "b"]]);
  });

  test("an intent that proves to be done is reported instead, with whether it is another one", async () => {
    const { journey } = createJourney({ done: { b: "T-2" } });
    const unresolved = [sent("a", "50"), sent("b", "20")];
    const prepared = await prepare({ intent: intent("c", "70"), unresolved }, journey, signal);
    expect(prepared).toMatchObject({
      state: "arrived",
      intent: { key: "b" },
      found: { transactionId: "T-2" },
      isLate: true,
      unresolved: [],
    });
  });

  test("requests of other tabs count as well: running ones only when they have the same meaning", async () => {
    const others = { unresolved: [sent("a", "50")], underWay: [sent("b", "20")] };
    const { journey, given } = createJourney({ others });
    const same = await prepare({ intent: intent("c", "20.0"), unresolved: [] }, journey, signal);
    expect([same.intent.key, given]).toEqual(["b", [["a"]]]);
    const other = await prepare({ intent: intent("c", "70"), unresolved: [] }, journey, signal);
    expect([other.intent.key, given.at(-1)]).toEqual(["c", ["a"]]);
  });

  test.each([true, false])(
    "a preparation that is aborted by leaving the page removes no unresolved intent (the provider voids keys: %s)",
    async (canGiveUp) => {
      const leaving = new AbortController();
      const { journey, forgotten } = createJourney({ canGiveUp, done: { a: "T-1" } });
      const stop = <Value>(value: Value): Value => {
        leaving.abort();
        return value;
      };
      const left: OnceJourney<Intent, Found> = {
        ...journey,
        giveUp: (keys, during) => journey.giveUp(keys, during).then(stop),
        find: (one, isWanted, during) => journey.find(one, isWanted, during).then(stop),
      };
      const wanted = { intent: intent("c", "70"), unresolved: [sent("a", "50")] };
      await expect(prepare(wanted, left, leaving.signal)).rejects.toThrow("aborted");
      expect(forgotten).toEqual([]);
    },
  );

  test("where the provider cannot void keys, they are looked up, and the user must confirm", async () => {
    const { journey } = createJourney({ canGiveUp: false });
    const unresolved = [sent("a", "50")];
    const asked = await prepare({ intent: intent("c", "70"), unresolved }, journey, signal);
    expect(asked).toMatchObject({ state: "doubtful", intent: { key: "c" }, unresolved });
    const repeated = await prepare({ intent: intent("c", "50"), unresolved }, journey, signal);
    expect(repeated).toMatchObject({ state: "ready", intent: { key: "a" }, unresolved });
    const found = createJourney({ canGiveUp: false, done: { a: "T-1" } });
    const late = await prepare({ intent: intent("c", "70"), unresolved }, found.journey, signal);
    expect(late).toMatchObject({ state: "arrived", intent: { key: "a" }, isLate: true });
  });
});

const amount = fc.constantFrom("20", "50", "50.00", "70");
const before = fc.record({
  wanted: amount,
  unresolved: fc.array(amount, { maxLength: 3 }),
  elsewhere: fc.array(amount, { maxLength: 2 }),
  underWay: fc.array(amount, { maxLength: 2 }),
  canGiveUp: fc.boolean(),
  done: fc.subarray(["mine-0", "mine-1", "theirs-0"]),
});
const sentAs = (amounts: readonly string[], name: string) =>
  amounts.map((one, index) => sent(`${name}-${index}`, one));

test("whatever was sent before, a key may still arrive until it is voided, found, or the one to be sent", () =>
  fc.assert(
    fc.asyncProperty(before, async ({ wanted, unresolved, elsewhere, underWay, canGiveUp, done }) => {
      const mine = sentAs(unresolved, "mine");
      const others = { unresolved: sentAs(elsewhere, "theirs"), underWay: sentAs(underWay, "now") };
      const { journey, given, forgotten } = createJourney({
        canGiveUp,
        others,
        done: Object.fromEntries(done.map((key) => [key, `T-${key}`])),
      });
      const prepared = await prepare({ intent: intent("new", wanted), unresolved: mine }, journey, signal);
      const sentBefore = [...mine, ...others.unresolved].map((one) => one.intent.key);
      const waited = [...prepared.unresolved.map((one) => one.intent.key), prepared.intent.key];
      const settled = [...given.flat(), ...(prepared.state === "arrived" ? [prepared.intent.key] : [])];
      expect(settled).toEqual(expect.arrayContaining(sentBefore.filter((key) => !waited.includes(key))));
      expect(settled).toEqual(expect.arrayContaining(forgotten));
      const isAlone = waited.every((key) => key === prepared.intent.key);
      expect(isAlone || prepared.state !== "ready").toBe(true);
      expect(canGiveUp && prepared.state === "doubtful").toBe(false);
    }),
  ));

describe("an intent of unknown outcome", () => {
  test.each([
    ["is void for good where the provider voids its key", {}, { state: "voided" }],
    [
      "is found where it was done before",
      { done: { a: "T-1" } },
      { state: "found", found: { transactionId: "T-1" } },
    ],
    ["may still arrive where its key cannot be voided", { canGiveUp: false }, { state: "missing" }],
    [
      "is found in the list where its key cannot be voided",
      { canGiveUp: false, done: { a: "T-1" } },
      { state: "found", found: { transactionId: "T-1" } },
    ],
  ])("%s", async (_what, options, resolved) => {
    const { journey } = createJourney(options);
    expect(await resolve(sent("a", "50"), journey, signal)).toEqual(resolved);
  });
});
