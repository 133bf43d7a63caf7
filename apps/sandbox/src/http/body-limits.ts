import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import type { Deps } from "../deps.ts";
import type { Env } from "./env.ts";
import { createFormGate, isUploadForm, formSizeOf } from "./form-gate.ts";
import { Problem } from "./problem.ts";

/** The maximum size of a body that is not a form with files. */
const MAX_BODY = 64 * 1024;

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem(413, "tooLarge", "The request is too large.");
    },
  });

/** Refuses bodies that are too large, and admits forms with files within the free memory. */
export function limitBodies(deps: Deps): MiddlewareHandler<Env> {
  const small = limitBody(MAX_BODY);
  const limitForm: MiddlewareHandler<Env> = (context, next) =>
    limitBody(formSizeOf(context.req.path))(context, next);
  const form = every(createFormGate(deps), limitForm);
  return (context, next) => {
    const isForm = isUploadForm(context.req.path, context.req.header("content-type"));
    return (isForm ? form : small)(context, next);
  };
}

/** Parses the form of a page once, so that pages can rely on it. */
export const readForms: MiddlewareHandler<Env> = async (context, next) => {
  if (context.req.method === "POST")
    await context.req.parseBody().catch((error: unknown) => {
      throw error instanceof Problem ? error : new Problem(400, "malformed", "The body is not a valid form.");
    });
  await next();
};
