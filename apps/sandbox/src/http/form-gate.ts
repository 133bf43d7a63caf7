import { operations } from "@broker/api-spec/operations";
import type { MiddlewareHandler } from "hono";
import type { Env } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import { findCaller } from "../session/session.service.ts";
import { Problem } from "./problem.ts";

/** Room for two documents of 5 MB and the fields beside them. */
export const MAX_FORM_BYTES = 12 * 1024 * 1024;
/** What forms may hold of this process's memory at once: ten of the largest, some hundred usual ones. */
const MOST_HELD_BYTES = 128 * 1024 * 1024;

const paths = new Set<string>(
  Object.values(operations).flatMap(({ send, path }) => (send === "form" ? [path] : [])),
);

/** Whether a request is a form with files; only those may be large. */
export const isUploadForm = (path: string, contentType: string | undefined): boolean =>
  paths.has(path) && contentType?.startsWith("multipart/") === true;

/**
 * Lets forms with files in, before anything of them is read: from who is signed in, and only as many megabytes at once
 * as the process has room for. More are a 503.
 */
export function formGate(deps: Deps): MiddlewareHandler<Env> {
  let held = 0;
  return async (context, next) => {
    if (!(await findCaller(deps, context, "client"))) throw new Problem(401, "signedOut", "Please sign in.");
    const declared = Number(context.req.header("content-length") ?? MAX_FORM_BYTES);
    const size = Math.min(declared, MAX_FORM_BYTES);
    if (held + size > MOST_HELD_BYTES)
      throw new Problem(503, "notReady", "Too many files arrive at this moment. Please try again.", {
        retryAfter: 2,
      });
    held += size;
    try {
      await next();
    } finally {
      held -= size;
    }
  };
}
