import type { Context, ErrorHandler } from "hono";
import { routePath } from "hono/route";
import { recordRefusal } from "../control/refusal.service.ts";
import { problemOf } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { renderProblemPage } from "../pages/page.ts";
import type { Env } from "./env.ts";
import { toFailureEnvelope, Problem, Refusal } from "./problem.ts";

/**
 * Returns the name of a request in the audit and the metrics: its method and route, since a client can make up any
 * number of paths.
 */
function nameOf(context: Context<Env>): string {
  const { method, path } = context.req;
  const route = routePath(context);
  return `${method} ${route.includes("*") ? path : route}`.slice(0, 100);
}

const incomplete = new Problem(400, "malformed", "The request did not arrive whole.");

/**
 * Converts a thrown error to an answer: a refusal to its sentence, any other error to an internal error, which is
 * logged.
 */
export const answerErrors =
  (deps: Deps): ErrorHandler<Env> =>
  async (error, context) => {
    const isKnown = error instanceof Problem || error instanceof Refusal;
    // A client that disconnected before the request was complete gets no answer; this is no internal
    // error.
    const hasLeft = context.req.raw.signal.aborted;
    const known = isKnown ? error : hasLeft ? incomplete : problemOf(error);
    if (!isKnown)
      deps.logger[known ? "warn" : "error"](
        { err: error, requestId: context.var.requestId, path: context.req.path },
        known ? "refused" : "failed",
      );
    const problem = known ?? new Problem(500, "failure", "The provider failed. Please try again later.");
    const status = problem instanceof Problem ? problem.status : 200;
    // No cache may store an error, also under a path whose other answers are cached.
    context.header("Cache-Control", "no-store");
    if (problem instanceof Problem && problem.retryAfter !== null)
      context.header("Retry-After", String(problem.retryAfter));
    const { path } = context.req;
    // Operations record their own refusals; this records the refusals of pages, and refusals before routing.
    if (status === 429) {
      const { caller } = context.var;
      const refused = {
        operation: nameOf(context),
        status,
        responseCode: problem.code,
        caller,
      };
      await recordRefusal(deps, context, refused);
    }
    const isPage = path.startsWith("/sandbox/") && context.req.header("accept")?.includes("text/html");
    return isPage
      ? context.html(renderProblemPage(path, problem.message), status)
      : context.json(toFailureEnvelope(problem), status);
  };
