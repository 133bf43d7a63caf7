import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { deskScript } from "./desk-script.ts";
import { staffOf } from "./guard.ts";
import { listQueuesOf, PATH } from "./layout.ts";
import { SCRIPT } from "./policy.ts";

/** Adds the stream of the lengths of the queues, and the script that shows them. */
export function livePages(app: App, deps: Deps): void {
  app.get(SCRIPT, (context) =>
    context.body(deskScript, 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
  app.get(`${PATH}/live`, (context) => {
    // A HEAD request opens no stream: its answer has no body, so that no client would ever close it.
    if (context.req.raw.method === "HEAD") return context.body(null);
    const { user, tokenHash } = staffOf(context);
    return deps.queues.open({ tokenHash, queues: listQueuesOf(user) });
  });
}
