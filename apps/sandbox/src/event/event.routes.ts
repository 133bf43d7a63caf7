import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { Problem } from "../http/problem.ts";
import { readEvents } from "./read-events.ts";

/** The rate limit of connections and reads of a user: a client that connects more often polls instead. */
const CONNECTIONS = { points: 120, seconds: 60 };

/** Adds the operation that tells clients of changes: by a stream if the request accepts one, otherwise by a single answer. */
export function userEventRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "Stream",
    async ({ user: { userId }, input, context, sessionHash }) => {
      // A HEAD request opens no stream: its answer has no body, so no client would ever close it.
      const isHead = context.req.raw.method === "HEAD";
      const isStream = !isHead && context.req.header("accept")?.includes("text/event-stream") === true;
      const after = context.req.header("last-event-id") || input.after;
      if (isStream) await deps.streams.prepare();
      const purpose = context.var.caller?.purpose ?? null;
      const reader = { userId, tokenHash: sessionHash, purpose };
      const first = await readEvents(deps, reader, after ?? null);
      if (first === null) throw new Problem(401, "signedOut", "Please sign in.");
      if (isStream) context.set("stream", () => deps.streams.open(reader, first));
      return first;
    },
    { limit: CONNECTIONS },
  );
}
