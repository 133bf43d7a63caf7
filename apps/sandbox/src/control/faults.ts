import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Envelope, Problem, Refusal } from "../http/problem.ts";

/** The ways in which an answer can fail in a test. */
export const faultKinds = [
  "latency",
  "timeout",
  "status500",
  "html",
  "truncated",
  "emptyData",
  "code0",
  "noMessage",
  "dropAfterCommit",
] as const;

/** The name of a fault. */
export type FaultKind = (typeof faultKinds)[number];

/** The queue of requested faults. */
export interface Faults {
  set(faults: readonly { operation: string; times: number; kind: FaultKind }[]): void;
  take(operation: string): FaultKind | null;
  list(): readonly { readonly operation: string; readonly times: number; readonly kind: FaultKind }[];
  clear(): void;
}

/** Creates the queue of faults; a test tool, empty unless a control call adds one. */
export function createFaults(): Faults {
  let waiting: { operation: string; times: number; kind: FaultKind }[] = [];
  return {
    set: (faults) => void waiting.push(...faults.map((fault) => ({ ...fault }))),
    take(operation) {
      const fault = waiting.find((one) => one.operation === operation && one.times > 0);
      if (!fault) return null;
      fault.times -= 1;
      waiting = waiting.filter(({ times }) => times > 0);
      return fault.kind;
    },
    list: () => waiting,
    clear: () => void (waiting = []),
  };
}

/** Throws faults that are refusals before any change is made, because a refusal states that nothing was done. */
export function refuseFirst(fault: FaultKind | null): void {
  if (fault === "status500")
    throw new Problem(500, "failure", "The provider failed. Please try again later.");
  if (fault === "code0") throw new Refusal("general", "The provider refused this.");
  if (fault === "noMessage") throw new Refusal("general", "");
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes an answer that never arrives or is truncated: the connection is closed. */
function cut(context: Context): Response {
  const outgoing: unknown = context.env ? Reflect.get(Object(context.env), "outgoing") : undefined;
  const destroy: unknown = outgoing ? Reflect.get(Object(outgoing), "destroy") : undefined;
  if (typeof destroy === "function") Reflect.apply(destroy, outgoing, []);
  return new Response(null, { status: 500, headers: { "x-hono-already-sent": "1" } });
}

/** Sends an answer, damaged by a fault. */
export async function damage(
  fault: FaultKind,
  context: Context,
  envelope: Envelope,
  status: ContentfulStatusCode,
): Promise<Response> {
  switch (fault) {
    case "status500":
    case "code0":
    case "noMessage":
      return context.json(envelope, status);
    case "latency":
      await pause(2_000);
      return context.json(envelope, status);
    case "timeout":
      await pause(60_000);
      return cut(context);
    case "html":
      return context.html("<!doctype html><title>502</title><h1>Bad gateway</h1>", 502);
    case "truncated":
      return context.body(JSON.stringify(envelope).slice(0, -12), status, {
        "content-type": "application/json",
      });
    case "emptyData":
      return context.json({ ...envelope, data: null }, status);
    case "dropAfterCommit":
      return cut(context);
  }
}
