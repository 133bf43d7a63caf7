import { ApiError } from "@broker/sdk";
import { expect, test } from "vitest";
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph";
import { deadEnds, untaken } from "../../test/paths.ts";
import { toGraph } from "../../test/to-graph.ts";
import { createMessageMachine, type MessageProgress } from "./message.machine.ts";
import { toSentText, validateMessage } from "./message.rules.ts";

const never = () => new Promise<never>(() => {});
let keys = 0;
const machine = createMessageMachine({
  createKey: () => `key-${(keys += 1)}`,
  validate: (draft) => validateMessage(draft, { threadId: "C-1" }),
  send: never,
  find: never,
  isSame: ({ draft }, { text }) => toSentText(draft.text) === text,
});
type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, details: Partial<ConstructorParameters<typeof ApiError>[0]>, data?: object) => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ operation: "SendMessage", kind: "refused", ...details }, { cause: data }),
  actorId: id,
});
const arrived = { threadId: "C-1", text: "Hello?", fileNames: [] };
const paper = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });
const events = [
  ...["Hello?", "Hello again?", " "].map((text) => ({ type: "draft.change", change: { text } })),
  ...[[], [paper], [new File(["x"], "x.exe")]].map((files) => ({
    type: "draft.change",
    change: { files },
    // The graph distinguishes events by their JSON, in which all files are alike.
    names: files.map(({ name }) => name),
  })),
  { type: "message.send" },
  { type: "message.repeat" },
  { type: "outcome.check" },
  done("send", arrived),
  failed("send", { kind: "offline" }),
  failed("send", { kind: "invalid", code: 4022 }),
  failed("send", { code: 1141 }, { possibleFrom: "2026-11-21T09:30:00.000Z" }),
  done("find", null),
  done("find", arrived),
  failed("find", { kind: "offline" }),
];
const situationOf = ({
  value,
  context: { draft, lostFiles, key, isDoubtful, attempts, failure, possibleFrom },
}: Snapshot) =>
  JSON.stringify([
    value,
    draft.text,
    draft.files.map(({ name }) => name),
    lostFiles,
    key !== null,
    isDoubtful,
    attempts > 0,
    failure?.operation,
    possibleFrom,
  ]);

/** Returns the steps from a draft that a tab has kept, or from none. */
const walk = (kept: MessageProgress | null) =>
  adjacencyMapToArray(
    getAdjacencyMap(
      toGraph(machine),
      toGraph({ events: toGraph(events), serializeState: situationOf, input: { kept } }),
    ),
  ) as readonly { state: Snapshot; nextState: Snapshot; event: { type: string } }[];

const steps = [
  ...walk(null),
  ...[[], ["receipt.pdf"]].flatMap((lostFiles) =>
    walk({ draft: { topic: null, text: "Hello?", files: [] }, lostFiles, key: "kept", isDoubtful: true }),
  ),
];
const between = (from: Snapshot["value"], to: Snapshot["value"]) =>
  steps.filter(({ state, nextState }) => state.value === from && nextState.value === to);

test("every transition is taken on some path", () => {
  expect(untaken(machine, steps, [""])).toEqual([]);
});

test("from every situation a message can be sent", () => {
  const isSent = ({ value, context }: Snapshot) =>
    value === "composing" &&
    context.key === null &&
    context.draft.text === "" &&
    context.lostFiles.length === 0;
  expect(deadEnds(steps, situationOf, isSent)).toEqual([]);
});

test("nothing is sent without a text and a key", () => {
  const sent = steps.filter(({ nextState }) => nextState.value === "sending");
  expect(sent.length).toBeGreaterThan(0);
  for (const { nextState } of sent) {
    expect(nextState.context.draft.text.trim()).not.toBe("");
    expect(nextState.context.key).toEqual(expect.any(String));
  }
});

test("a message keeps its key until it has arrived, also when it is edited or refused", () => {
  const kept = steps.filter(
    ({ state, nextState }) => state.context.key !== null && nextState.context.key !== null,
  );
  expect(kept.length).toBeGreaterThan(0);
  for (const { state, nextState } of kept) expect(nextState.context.key).toBe(state.context.key);
  const dropped = steps.filter(
    ({ state, nextState }) => state.context.key !== null && nextState.context.key === null,
  );
  expect(new Set(dropped.map(({ event }) => event.type))).toEqual(
    new Set(["xstate.done.actor.send", "xstate.done.actor.find"]),
  );
});

test("an unknown outcome is looked up, and nothing is sent before it is known", () => {
  const ways = new Set(
    steps
      .filter(({ state, nextState }) => state.value !== "sending" && nextState.value === "sending")
      .map(({ state }) => state.value),
  );
  expect(ways).toEqual(new Set(["composing", "notFound"]));
  expect(between("sending", "notFound")).toEqual([]);
});

test("a text that was changed since stays, where the earlier one has arrived", () => {
  const others = between("checking", "composing").filter(
    ({ state }) => state.context.draft.text === "Hello again?" && state.context.lostFiles.length === 0,
  );
  expect(others.length).toBeGreaterThan(0);
  for (const { nextState } of others)
    expect(nextState.context).toMatchObject({ draft: { text: "Hello again?" }, key: null });
});

test("a file of another type is never sent, and after a reload a message is not repeated before its files are chosen again", () => {
  for (const { nextState } of steps.filter((step) => step.nextState.value === "sending"))
    expect(nextState.context.draft.files.map(({ name }) => name)).not.toContain("x.exe");
  const lost = steps.filter(({ nextState }) => nextState.context.lostFiles.length > 0);
  expect(new Set(lost.map(({ nextState }) => nextState.value))).not.toContain("notFound");
  const chosen = steps.filter(
    ({ state, nextState }) =>
      state.context.lostFiles.length > 0 &&
      nextState.context.draft.files.some(({ name }) => name === paper.name),
  );
  expect(chosen.length).toBeGreaterThan(0);
  for (const { nextState } of chosen) expect(nextState.context.lostFiles).toEqual([]);
});
