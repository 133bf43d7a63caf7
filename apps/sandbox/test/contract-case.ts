import { operations } from "@broker/api-spec/operations";
import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import type { World } from "./contract-world.ts";
import type { Visitor } from "./provider.ts";

/** Makes an operation's request that the SDK does not make. */
export const callBare = async (who: Visitor, name: Operation, body?: object): Promise<unknown> => {
  const json = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await who.fetch(operations[name].path, { method: "POST", ...json });
  return response.json();
};

type Step = (world: World) => Promise<unknown>;

/** A case of an operation: its success, and its refusal. */
export interface Case {
  readonly success: Step;
  readonly refusal: Step;
}

/** Expects a refusal with a code. */
export const expectRefused = (answer: Promise<unknown>, code: number) =>
  expect(answer).rejects.toMatchObject({ kind: "refused", status: 200, code });
/** Expects an answer to an invalid request. */
export const expectInvalid = (answer: Promise<unknown>) =>
  expect(answer).rejects.toMatchObject({ kind: "invalid", status: 400, code: 4000 });
/** Expects an answer to a request without a session. */
export const expectSignedOut = (answer: Promise<unknown>) =>
  expect(answer).rejects.toMatchObject({ kind: "unauthenticated", status: 401, code: 4001 });
