import type { OperationId } from "@broker/api-spec/operations";
import { findDifferences, hasAnswer } from "./contract-schema.ts";
import { type Findings, isDispensable, type Problem } from "./findings.ts";
import { type Answer, buildRequest, type Fields, readAnswer, type Send, type Session } from "./line.ts";

/** The longest `Retry-After` in seconds that is waited for. */
const PATIENCE = 60;

/** What {@link createInspector} needs. */
export interface InspectorOptions {
  /** The origin of the provider. */
  readonly host: string;
  readonly findings: Findings;
  readonly send: Send;
  /** Waits for a number of seconds. */
  readonly pause: (seconds: number) => Promise<void>;
}

/** How a call is made: as which client, and with which further headers. */
interface As {
  readonly session?: Session | null;
  readonly headers?: Readonly<{ [name: string]: string }>;
}

/** Makes calls, and checks in every answer the rules of the contract for all answers. */
export interface Inspector {
  readonly host: string;
  readonly findings: Findings;
  /** Makes a call; null where the provider does not offer it, or did not answer. */
  ask(call: OperationId, fields?: Fields, as?: As): Promise<Answer | null>;
  /** Sends a request that is no call of the contract; null where the provider did not answer. */
  sendBare(request: Request): Promise<Answer | null>;
  /** Expects a success: counts the check, and returns the data of it; undefined otherwise. */
  expectDone(call: OperationId, answer: Answer | null): unknown;
  /** Expects a refusal in the envelope, with a code of a list. */
  expectRefused(call: OperationId, answer: Answer | null, codes: readonly number[], problem: Problem): void;
  /** Expects a status beside 200. */
  expectStatus(call: OperationId, answer: Answer | null, statuses: readonly number[], problem: Problem): void;
}

const quoted = ({ status, code, message }: Answer) =>
  status === 200 ? `code ${code} and “${message}”` : `status ${status}`;

/** Checks what holds for every answer of a call. */
function checkAnswer(findings: Findings, call: OperationId, answer: Answer): void {
  const { status, headers, body } = answer;
  findings.expect(call, hasAnswer(call, status), {
    check: "status",
    problem: `It answered with status ${status}, which the contract does not have for this call.`,
  });
  const type = headers.get("content-type") ?? "none";
  findings.expect(call, /^application\/json\b/.test(type), {
    check: "mediaType",
    problem: `An answer with status ${status} has the media type ${type}.`,
  });
  if (typeof body !== "object" || body === null)
    return findings.add(call, {
      check: "envelope",
      problem: `The body of an answer with status ${status} is no JSON object.`,
    });
  const differences = findDifferences(call, status, body);
  if (differences.length === 0) findings.add(call, null);
  for (const { field, problem, isBreach } of differences) {
    const isEnvelope = status !== 200 || ["responseCode", "responseMessage", "data", ""].includes(field);
    const where = status === 200 ? "" : ` in an answer with status ${status}`;
    const text = `${field ? `\`${field}\`` : "The body"} ${problem}${where}.`;
    findings.add(call, {
      check: isEnvelope ? "envelope" : "field",
      field,
      problem: text,
      isAdvice: !isBreach,
    });
  }
  const requestId = headers.get("x-request-id");
  findings.add(
    call,
    requestId === null || requestId.length > 64
      ? {
          check: "headers",
          field: "x-request-id",
          problem:
            "Answers have no header `x-request-id` of at most 64 characters, by which a user could quote what failed.",
          isAdvice: true,
        }
      : null,
  );
}

/** Checks a 429, and returns its wait in seconds. */
function readWait(findings: Findings, { headers }: Answer, call: OperationId): number {
  const text = headers.get("retry-after") ?? "";
  const seconds = Number(text);
  const isRight = /^\d+$/.test(text) && seconds >= 1 && seconds <= 86_400;
  findings.expect("limits", isRight, {
    check: "limit",
    field: "Retry-After",
    problem: `A 429 of ${call} has ${text === "" ? "no `Retry-After`" : `the \`Retry-After\` “${text}”`}.`,
  });
  return isRight ? seconds : PATIENCE;
}

/** Creates the expectations of answers. */
function createExpectations(
  findings: Findings,
): Pick<Inspector, "expectDone" | "expectRefused" | "expectStatus"> {
  return {
    expectDone(call, answer) {
      if (!answer) return undefined;
      const isDone = answer.status === 200 && answer.code === 1;
      // An answer without a code is no envelope, which is reported already.
      const isKnown = isDone || (answer.status === 200 && answer.code === null);
      findings.expect(call, isKnown, {
        check: "success",
        problem: `It was answered with ${quoted(answer)}.`,
      });
      return isDone ? answer.data : undefined;
    },
    expectRefused(call, answer, codes, problem) {
      if (!answer) return;
      const isRefused = answer.status === 200 && answer.code !== 1;
      findings.expect(call, isRefused, {
        ...problem,
        problem: `${problem.problem} It was answered with ${quoted(answer)}.`,
      });
      if (!isRefused || (answer.code !== null && codes.includes(answer.code))) return;
      const text = `${problem.problem} The code is ${answer.code}, and the contract has ${codes.join(" or ")} for it.`;
      findings.add(call, { check: problem.check, problem: text, isAdvice: true });
    },
    expectStatus(call, answer, statuses, problem) {
      if (!answer) return;
      const text = `${problem.problem} It was answered with ${quoted(answer)}.`;
      findings.expect(call, statuses.includes(answer.status), { ...problem, problem: text });
    },
  };
}

/** Creates an inspector of one provider. */
export function createInspector({ host, findings, send, pause }: InspectorOptions): Inspector {
  const receive = async (request: Request, call: OperationId | null): Promise<Answer | null> => {
    try {
      return await readAnswer(await send(request));
    } catch (error) {
      const { cause } = Object(error);
      const reason = cause instanceof Error ? cause.message : String(error);
      const problem = `A request to ${new URL(request.url).pathname} got no answer: ${reason}.`;
      findings.add(call ?? "connection", { check: "connection", problem });
      return null;
    }
  };

  const ask: Inspector["ask"] = async (call, fields = {}, { session, headers = {} } = {}) => {
    if (findings.isAbsent(call)) return null;
    const sent = new Headers([...(session?.headers ?? []), ...Object.entries(headers)]);
    const once = () => receive(buildRequest(host, call, fields, sent), call);
    let answer = await once();
    if (answer?.status === 429) {
      const seconds = readWait(findings, answer, call);
      checkAnswer(findings, call, answer);
      if (seconds <= PATIENCE) {
        await pause(seconds);
        answer = await once();
      }
    }
    if (!answer) return null;
    if (answer.status === 429) {
      findings.add(call, {
        check: "limit",
        problem: "The provider's limit of attempts was reached, so not everything of it was checked.",
      });
      return null;
    }
    if ([404, 501].includes(answer.status) && !findings.isSeen(call)) {
      findings.addAbsent(call);
      if (!isDispensable(call))
        findings.add(call, {
          check: "presence",
          problem: `The provider answers it with status ${answer.status}.`,
        });
      return null;
    }
    // Behind authentication, a call that is absent is refused like any other.
    if (session || answer.status !== 401) findings.addSeen(call);
    if (answer.status === 200 && answer.code === 1) findings.addSuccess(call);
    checkAnswer(findings, call, answer);
    return answer;
  };

  return {
    host,
    findings,
    ask,
    sendBare: (request) => receive(request, null),
    ...createExpectations(findings),
  };
}
