import type { operations as Contract } from "@broker/api-spec";
import { examples } from "@broker/api-spec/examples";
import { operations, refusalCodes } from "@broker/api-spec/operations";
import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from "msw";
import { StatefulHandler } from "./stateful-handler.ts";

/** The name of an operation of the contract. */
export type Operation = keyof typeof operations & keyof Contract;

/** The `data` of a successful answer, by the contract. */
type Answer<Op extends Operation> = Contract[Op]["responses"][200]["content"]["application/json"];

/** The `data` of a successful answer. */
export type Data<Op extends Operation> = Extract<Answer<Op>, { responseCode: 1 }>["data"];

/** The faults with which a call can be answered, by name. */
export const faults = [
  "offline",
  "noReply",
  "slow",
  "html500",
  "unknownCall",
  "unavailable",
  "rateLimited",
  "signedOut",
  "refusedWithoutMessage",
  "empty",
  "truncated",
  "wrongShape",
] as const;

/** The name of a fault. */
export type Fault = (typeof faults)[number];

const envelope = (responseCode: number, responseMessage: string, data: JsonBodyType = null, status = 200) =>
  HttpResponse.json({ responseCode, responseMessage, data }, { status });

function handle(operation: Operation, resolver: () => Promise<Response> | Response): HttpHandler {
  const { method, path } = operations[operation];
  const register = method === "GET" ? http.get : http.post;
  return register(`*${path}`, resolver);
}

function handleWithState(
  operation: Operation,
  resolver: () => Promise<Response> | Response,
  startAgain: () => void,
): HttpHandler {
  const { method, path } = operations[operation];
  return new StatefulHandler(method, `*${path}`, resolver, startAgain);
}

/**
 * Returns a handler that answers an operation with success: the contract's example, or other data of the same type.
 *
 * @example
 * mock("GetDepositTransactionsByUser", []);
 */
export function mock<Op extends Operation>(operation: Op, data?: Data<Op>): HttpHandler {
  const body: JsonBodyType =
    data === undefined ? examples[operation].success : { responseCode: 1, responseMessage: "Success", data };
  return handle(operation, () => HttpResponse.json(body));
}

/**
 * Returns a handler that answers an operation with a refusal: the contract's example, or another reason, with the data of
 * refusals that have some.
 *
 * @example
 * refuse("CreateUser", "usernameTaken", "This username is already taken.");
 */
export function refuse(
  operation: Operation,
  reason?: keyof typeof refusalCodes,
  message = "",
  data: JsonBodyType = null,
): HttpHandler {
  return handle(operation, () =>
    reason === undefined
      ? HttpResponse.json<JsonBodyType>(examples[operation].refusal)
      : envelope(refusalCodes[reason], message, data),
  );
}

/**
 * Returns handlers that refuse operations until another operation is called, which allows one call. All answer with the
 * contract's examples otherwise. Resetting the handlers starts them again.
 *
 * @example
 * refuseBefore("CompleteStepUp", ["UpdateUserPassword"], "stepUpNeeded");
 */
export function refuseBefore(
  first: Operation,
  guarded: readonly Operation[],
  reason: keyof typeof refusalCodes,
  message = "",
): readonly HttpHandler[] {
  let isAllowed = false;
  const startAgain = () => {
    isAllowed = false;
  };
  const success = (operation: Operation) => HttpResponse.json<JsonBodyType>(examples[operation].success);
  return [
    handleWithState(
      first,
      () => {
        isAllowed = true;
        return success(first);
      },
      startAgain,
    ),
    ...guarded.map((operation) =>
      handle(operation, () => {
        const isRefused = !isAllowed;
        isAllowed = false;
        return isRefused ? envelope(refusalCodes[reason], message) : success(operation);
      }),
    ),
  ];
}

const damaged: Readonly<Record<Fault, (operation: Operation) => Promise<Response> | Response>> = {
  offline: () => HttpResponse.error(),
  noReply: async () => {
    await delay("infinite");
    return HttpResponse.error();
  },
  slow: async (operation) => {
    await delay(2_000);
    return HttpResponse.json<JsonBodyType>(examples[operation].success);
  },
  html500: () => HttpResponse.html("<!doctype html><h1>Internal Server Error</h1>", { status: 500 }),
  unknownCall: () => envelope(refusalCodes.notFound, "The contract has no such call.", null, 404),
  unavailable: () =>
    envelope(refusalCodes.notReady, "The provider is not ready. Please try again later.", null, 503),
  rateLimited: () =>
    HttpResponse.json(
      {
        responseCode: refusalCodes.tooManyAttempts,
        responseMessage: "Too many attempts. Please wait a moment and try again.",
        data: null,
      },
      { status: 429, headers: { "retry-after": "30" } },
    ),
  signedOut: () => envelope(refusalCodes.signedOut, "Please sign in.", null, 401),
  refusedWithoutMessage: () => envelope(0, ""),
  empty: () => new HttpResponse(null, { status: 200 }),
  truncated: () =>
    HttpResponse.text('{"responseCode":1,"responseMessage":"Succ', {
      headers: { "content-type": "application/json" },
    }),
  wrongShape: () => envelope(1, "Success", "not what the contract says"),
};

/**
 * Returns a handler that answers an operation with a fault.
 *
 * @example
 * fail("DepositRequest", "offline");
 */
export function fail(operation: Operation, fault: Fault): HttpHandler {
  return handle(operation, () => damaged[fault](operation));
}

/**
 * Returns a handler that answers an operation once with success and afterwards with other data or a fault, such as a
 * look-up after a lost reply needs. Resetting the handlers, as between two tests, starts it again.
 *
 * @example
 * mockThen("GetUserInfo", notSubmitted, pending);
 */
export function mockThen<Op extends Operation>(
  operation: Op,
  first: Data<Op>,
  then: Data<Op> | Fault,
): HttpHandler {
  let isFirst = true;
  const isFault = (answer: Data<Op> | Fault): answer is Fault => faults.some((fault) => fault === answer);
  const answer = (data: Data<Op>) => envelope(1, "Success", data);
  return handleWithState(
    operation,
    () => {
      if (!isFirst) return isFault(then) ? damaged[then](operation) : answer(then);
      isFirst = false;
      return answer(first);
    },
    () => {
      isFirst = true;
    },
  );
}
