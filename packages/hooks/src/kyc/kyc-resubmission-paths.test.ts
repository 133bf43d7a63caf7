import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { expect, test } from "vitest";
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph";
import { deadEnds, untaken } from "../../test/paths.ts";
import { toGraph } from "../../test/to-graph.ts";
import { createKycResubmissionMachine } from "./kyc-resubmission.machine.ts";

const never = () => new Promise<never>(() => {});
let keys = 0;
const machine = createKycResubmissionMachine({
  createKey: () => `key-${(keys += 1)}`,
  resubmit: never,
  findReview: never,
});
type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;

const picture = new File(["x"], "back.png", { type: "image/png" });
const first = { reviewId: "first", refused: ["back"] } as const;
const second = { reviewId: "second", refused: ["back"] } as const;
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, kind: ApiErrorKind) => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ operation: "ResubmitKyc", kind }),
  actorId: id,
});
const events = [
  ...[first, second, null].map((review) => ({ type: "review.read", review })),
  ...[picture, null].map((file) => ({ type: "file.choose", side: "back", file })),
  { type: "resubmission.submit" },
  { type: "resubmission.repeat" },
  { type: "failure.dismiss" },
  { type: "outcome.check" },
  done("resubmit", null),
  failed("resubmit", "offline"),
  failed("resubmit", "refused"),
  ...[first, second, null].map((review) => done("findReview", review)),
  failed("findReview", "offline"),
];
const situationOf = ({ value, context: { latest, review, files, attempts, key, failure } }: Snapshot) =>
  JSON.stringify([
    value,
    latest?.reviewId,
    review?.reviewId,
    files.back !== null,
    attempts > 0,
    key !== null,
    failure?.operation,
  ]);
const steps = adjacencyMapToArray(
  getAdjacencyMap(toGraph(machine), toGraph({ events: toGraph(events), serializeState: situationOf })),
) as readonly { state: Snapshot; nextState: Snapshot; event: { type: string } }[];
const between = (from: Snapshot["value"], to: Snapshot["value"]) =>
  steps.filter(({ state, nextState }) => state.value === from && nextState.value === to);

test("every transition is taken on some path", () => {
  expect(untaken(machine, steps)).toEqual([]);
});

test("from every situation the documents can be sent, once a decision is open", () => {
  expect(deadEnds(steps, situationOf, ({ value }) => value === "submitted")).toEqual([]);
});

test("nothing is sent without a decision, a picture and a key", () => {
  const sent = steps.filter(({ nextState }) => nextState.value === "submitting");
  expect(sent.length).toBeGreaterThan(0);
  for (const { nextState } of sent) {
    const { review, files, key } = nextState.context;
    expect([review?.refused, files.back, typeof key]).toEqual([["back"], picture, "string"]);
  }
});

test("a repetition keeps the key and the picture; another picture has another key", () => {
  const repeated = between("submissionNotFound", "submitting");
  expect(repeated.length).toBeGreaterThan(0);
  for (const { state, nextState } of repeated) {
    expect(nextState.context.key).toBe(state.context.key);
    expect(nextState.context.files).toEqual(state.context.files);
  }
  const changed = steps.filter(
    ({ event, nextState }) => event.type === "file.choose" && nextState.value === "choosingFiles",
  );
  for (const { nextState } of changed) expect(nextState.context.key).toBeNull();
});

test("an unknown outcome is looked up, and nothing is sent before it is known", () => {
  const ways = new Set(
    steps
      .filter(({ state, nextState }) => state.value !== nextState.value && nextState.value === "submitting")
      .map(({ state }) => state.value),
  );
  expect(ways).toEqual(new Set(["choosingFiles", "submissionNotFound"]));
  const found = between("checkingSubmission", "submissionNotFound");
  for (const { event, state } of found)
    expect(Reflect.get(event, "output")).toMatchObject({ reviewId: state.context.review?.reviewId });
});

test("pictures for one decision are never those of another", () => {
  const others = steps.filter(
    ({ state, nextState }) => state.context.review?.reviewId !== nextState.context.review?.reviewId,
  );
  expect(others.length).toBeGreaterThan(0);
  for (const { nextState } of others) expect(nextState.context.files.back).toBeNull();
});
