import { type Span, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { Context as HonoContext } from "hono";
import type { Env } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import { inSpan, traceOf } from "./tracing.ts";

type Context = HonoContext<Env>;

/** Counts and traces every answer of a call. Names and figures only: nothing that a user sent. */
export function observed(
  deps: Deps,
  operation: string,
  serve: (context: Context) => Promise<Response>,
): (context: Context) => Promise<Response> {
  const work = async (context: Context, span: Span): Promise<Response> => {
    const start = performance.now();
    // Whatever is thrown here is a failure of ours, and becomes a 500.
    let status = 500;
    try {
      const response = await serve(context);
      ({ status } = response);
      return response;
    } finally {
      // Not by `var`, which is put together anew at each look.
      const responseCode = context.get("responseCode");
      const requestId = context.get("requestId");
      const seconds = (performance.now() - start) / 1000;
      deps.metrics.answered({ operation, status, responseCode, seconds });
      span.setAttributes({
        "http.response.status_code": status,
        "broker.response_code": responseCode,
        "broker.request_id": requestId,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    }
  };
  return (context) => {
    const attributes = {
      "http.request.method": context.req.method,
      "http.route": context.req.path,
      "broker.operation": operation,
    };
    const parent = traceOf(context.req.raw.headers);
    return inSpan(operation, { kind: SpanKind.SERVER, attributes }, (span) => work(context, span), parent);
  };
}
