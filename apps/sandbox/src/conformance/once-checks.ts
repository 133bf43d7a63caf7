import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { OperationId } from "@broker/api-spec/operations";
import { rowsOf } from "./catalogue-checks.ts";
import type { Inspector } from "./inspector.ts";
import { type Answer, type Fields, type Session, sessionFieldsOf } from "./line.ts";

/**
 * A write that a provider must perform once: its inputs, the same inputs with another amount, and the list that shows its
 * effects.
 */
export interface Write {
  readonly call: OperationId;
  readonly fields: Fields;
  readonly other: Fields;
  readonly list: OperationId;
}

/** The field that a finding names if one key had several effects. */
export const EFFECTS = "effects";

/** Returns the number of rows of a list; null where it is not offered. */
async function countRows({ ask }: Inspector, list: OperationId, session: Session): Promise<number | null> {
  const answer = await ask(list, sessionFieldsOf(list, session), { session });
  return answer?.code === 1 ? rowsOf(answer.data).length : null;
}

const isDone = (answer: Answer | null) => answer?.status === 200 && answer.code === 1;

/** Repeats a write under its key: the answer must be the same, and another body under the key refused. */
async function checkRepeat(
  inspector: Inspector,
  { call, fields, other }: Write,
  session: Session,
): Promise<void> {
  const { ask, findings, expectStatus } = inspector;
  const headers = { "idempotency-key": randomUUID() };
  const first = await ask(call, fields, { session, headers });
  if (inspector.expectDone(call, first) === undefined) return;
  const again = await ask(call, fields, { session, headers });
  findings.expect(call, isDeepStrictEqual(again?.body, first?.body), {
    check: "once",
    field: "Idempotency-Key",
    problem: "The same request under the same key was answered in another way the second time.",
  });
  const reused = await ask(call, other, { session, headers });
  expectStatus(call, reused, [422], {
    check: "once",
    field: "Idempotency-Key",
    problem: "Another request under a used key must be refused with status 422.",
  });
}

/** Sends a write twice at the same time under one key: one may be answered with 409, and one effect is left. */
async function checkTwins(
  { ask, findings }: Inspector,
  { call, fields }: Write,
  session: Session,
): Promise<void> {
  const headers = { "idempotency-key": randomUUID() };
  const twins = await Promise.all([
    ask(call, fields, { session, headers }),
    ask(call, fields, { session, headers }),
  ]);
  // An answer that is missing is reported already.
  if (twins.includes(null)) return;
  const done = twins.filter(isDone);
  const isRight = done.length > 0 && twins.every((twin) => isDone(twin) || twin?.status === 409);
  findings.expect(call, isRight, {
    check: "once",
    problem: `Two equal requests at the same time under one key were answered with the statuses ${twins.map((twin) => twin?.status ?? "none").join(" and ")}.`,
  });
}

/** Checks that one idempotency key has one effect. */
export async function checkOnce(inspector: Inspector, write: Write, session: Session): Promise<void> {
  const { call, list } = write;
  const before = await countRows(inspector, list, session);
  await checkRepeat(inspector, write, session);
  if (inspector.findings.isAbsent(call)) return;
  await checkTwins(inspector, write, session);
  const after = await countRows(inspector, list, session);
  if (before === null || after === null) return;
  // One effect by the repeated request, and one effect by the two concurrent requests.
  const effects = after - before;
  inspector.findings.expect(call, effects === 2, {
    check: "once",
    ...(effects > 2 && { field: EFFECTS }),
    problem: `Two idempotency keys had ${effects} effects in ${list}.`,
  });
}

/** Voids an unused key, which must have no effect afterwards, and checks the answer for a used key. */
export async function checkVoid(
  inspector: Inspector,
  { call, fields }: Write,
  session: Session,
): Promise<void> {
  const { ask, expectDone, expectRefused, findings } = inspector;
  const [unused, used] = [randomUUID(), randomUUID()];
  await ask(call, fields, { session, headers: { "idempotency-key": used } });
  const data = expectDone(
    "VoidIntent",
    await ask("VoidIntent", { idempotencyKeys: [unused, used] }, { session }),
  );
  if (data === undefined) return;
  const states = new Map(
    rowsOf(data).map((row) => [
      Reflect.get(Object(row), "idempotencyKey"),
      Reflect.get(Object(row), "state"),
    ]),
  );
  for (const [key, state] of [
    [unused, "voided"],
    [used, "done"],
  ] as const)
    findings.expect("VoidIntent", states.get(key) === state, {
      check: "void",
      field: "state",
      problem: `The state of ${key === used ? "a used" : "an unused"} key is ${JSON.stringify(states.get(key))} in place of \`${state}\`.`,
    });
  const late = await ask(call, fields, { session, headers: { "idempotency-key": unused } });
  expectRefused("VoidIntent", late, [1103], {
    check: "void",
    problem: `A ${call} under a voided key must be refused.`,
  });
}
