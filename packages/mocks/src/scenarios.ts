import type { HttpHandler } from "msw";
import { operations } from "@broker/api-spec/operations";
import { mock, type Operation } from "./http.ts";
import { mockVoidIntent } from "./once.scenarios.ts";

/** Named states of the provider that are hard to reach by hand; put them before {@link handlers}. */
export type Scenarios = Readonly<Record<string, readonly HttpHandler[]>>;

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

/** The name of every call of the contract. */
export const everyOperation: readonly Operation[] = Object.keys(operations).filter(isOperation);

/** Every call of the contract succeeds with its example. What goes beyond the contract none of them answers: see `onUnhandledFrame` of msw. */
export const handlers: readonly HttpHandler[] = everyOperation.map((operation) =>
  // Its answer names the keys that it was given, which no example can.
  operation === "VoidIntent" ? mockVoidIntent() : mock(operation),
);
