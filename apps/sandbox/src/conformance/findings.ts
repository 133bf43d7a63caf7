import { type Capability, type OperationId, operations } from "@broker/api-spec/operations";
import { summaryOf } from "./contract-schema.ts";
import { type Check, remedies } from "./remedies.ts";

/** A part of the provider that is no call. */
type Topic = "connection" | "unknownCalls" | "otherOrigins" | "limits";
/** The call or the topic of a finding. */
export type Subject = OperationId | Topic;

/** The description of the fault, and how to mend it. */
export interface Finding {
  readonly check: Check;
  /** The field that differs from the contract; null for a problem that concerns no field. */
  readonly field: string | null;
  /** One or two sentences. */
  readonly problem: string;
  readonly remedy: string;
  /** An advice does not fail the provider. */
  readonly isAdvice: boolean;
}

/** The result of the checks of one call, or of one topic that is no call. */
export interface Row {
  readonly subject: Subject;
  readonly summary: string;
  readonly path: string | null;
  readonly capability: Capability | null;
  /** `partly` where nothing is wrong, but no success was seen. */
  readonly verdict: "passed" | "partly" | "failed" | "notOffered" | "notChecked";
  /** The number of checks that were made. */
  readonly checks: number;
  /** Whether an answer shows that the call exists: any but a 401 to a request without a session. */
  readonly isSeen: boolean;
  /** Why it was not checked, or checked in part only; null otherwise. */
  readonly note: string | null;
  readonly findings: readonly Finding[];
}

/** A difference from the contract that a check reports. */
export interface Problem {
  readonly check: Check;
  readonly problem: string;
  readonly field?: string;
  readonly isAdvice?: boolean;
}

/** The record of all checks. */
export interface Findings {
  /** Counts a check, and adds its problem when there is one. */
  add(subject: Subject, problem: Problem | null): void;
  /** Counts a check: `isRight`, or the problem. */
  expect(subject: Subject, isRight: boolean, problem: Problem): boolean;
  /** Notes that the provider does not offer a call. */
  addAbsent(call: OperationId): void;
  isAbsent(call: OperationId): boolean;
  /** Notes that a call succeeded. */
  addSuccess(call: OperationId): void;
  /** Records that an answer has shown that the call exists. */
  addSeen(call: OperationId): void;
  isSeen(call: OperationId): boolean;
  /** Notes why something was not checked. */
  addNote(subject: Subject, note: string): void;
  listRows(): readonly Row[];
}

const topics: Readonly<Record<Topic, string>> = {
  connection: "The connection.",
  unknownCalls: "Addresses without a call.",
  otherOrigins: "Requests from pages of other origins.",
  limits: "Limits of attempts.",
};

/** Returns whether a portal can work without a call: one of a capability, of staff, or of public sites. */
export const isDispensable = (call: OperationId): boolean => {
  const { capability, audience } = operations[call];
  return capability !== null || audience === "staff";
};

/** The names of all calls. */
export const calls = Object.keys(operations).filter((name): name is OperationId =>
  Object.hasOwn(operations, name),
);
const topicNames = Object.keys(topics).filter((name): name is Topic => Object.hasOwn(topics, name));
const isCall = (subject: Subject): subject is OperationId => Object.hasOwn(operations, subject);

/** Matches control characters, ends of lines, and the marks of a text's direction, which are not visible. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Replaces characters by which the text of a provider could overwrite or rearrange the report in a terminal. */
const printable = (text: string) => text.replaceAll(UNSEEN, "\uFFFD");

/** Creates an empty record of checks. */
export function createFindings(): Findings {
  const findings = new Map<Subject, Finding[]>();
  const counts = new Map<Subject, number>();
  const absent = new Set<OperationId>();
  const done = new Set<Subject>();
  const seen = new Set<Subject>();
  const notes = new Map<Subject, string>();

  const add: Findings["add"] = (subject, problem) => {
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
    if (!problem) return;
    const { check, field = null, isAdvice = false } = problem;
    const known = findings.get(subject) ?? [];
    findings.set(subject, known);
    // Many answers of one call have the same problem.
    if (
      known.some(
        (one) =>
          one.check === check && one.field === field && (field !== null || one.problem === problem.problem),
      )
    )
      return;
    known.push({ check, field, problem: printable(problem.problem), remedy: remedies[check], isAdvice });
  };
  const rowOf = (subject: Subject): Row => {
    const own = findings.get(subject) ?? [];
    const verdict = () => {
      if (own.some(({ isAdvice }) => !isAdvice)) return "failed";
      if (isCall(subject) && absent.has(subject)) return "notOffered";
      if (!counts.has(subject)) return "notChecked";
      return isCall(subject) && !done.has(subject) ? "partly" : "passed";
    };
    return {
      subject,
      summary: isCall(subject) ? summaryOf(subject) : topics[subject],
      path: isCall(subject) ? operations[subject].path : null,
      capability: isCall(subject) ? operations[subject].capability : null,
      verdict: verdict(),
      checks: counts.get(subject) ?? 0,
      isSeen: seen.has(subject),
      note: notes.get(subject) ?? null,
      findings: own,
    };
  };
  return {
    add,
    expect(subject, isRight, problem) {
      add(subject, isRight ? null : problem);
      return isRight;
    },
    addAbsent: (call) => void absent.add(call),
    isAbsent: (call) => absent.has(call),
    addSuccess: (call) => void done.add(call),
    addSeen: (call) => void seen.add(call),
    isSeen: (call) => seen.has(call),
    addNote: (subject, note) => void notes.set(subject, notes.get(subject) ?? note),
    listRows: () => [...calls, ...topicNames].map(rowOf),
  };
}
