import type { HttpHandler } from "msw";
import { operations } from "@broker/api-spec/operations";
import { mock, type Operation } from "./http.ts";
import { mockVoidIntent } from "./once.scenarios.ts";

/** Named states of the provider that are hard to reach by hand; put them before {@link handlers}. */
export type Scenarios = Readonly<Record<string, readonly HttpHandler[]>>;

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

/** The name of every operation of the contract. */
export const everyOperation: readonly Operation[] = Object.keys(operations).filter(isOperation);

/** Handlers that answer every operation of the contract with its example. Requests beyond the contract have no handler: see `onUnhandledFrame` of msw. */
export const handlers: readonly HttpHandler[] = everyOperation.map((operation) =>
  // The answer of VoidIntent names the keys of the request, which no example can.
  operation === "VoidIntent" ? mockVoidIntent() : mock(operation),
);
