import { type Span, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { runInSpan, traceOf } from "../../telemetry/tracing.ts";
import type { Next } from "../pipeline.ts";
import type { Arrived } from "../stages.ts";
import type { Operation } from "../validation.ts";

/** Records metrics and a trace of every answer: names and numbers only, no data of users. */
export function observe<Op extends Operation>(
  call: Arrived<Op>,
  next: Next<Arrived<Op>, Response>,
): Promise<Response> {
  const { name, context } = call;
  const attributes = {
    "http.request.method": context.req.method,
    "http.route": context.req.path,
    "broker.operation": name,
  };
  const parent = traceOf(context.req.raw.headers);
  return runInSpan(name, { kind: SpanKind.SERVER, attributes }, (span) => measure(call, next, span), parent);
}

async function measure<Op extends Operation>(
  call: Arrived<Op>,
  next: Next<Arrived<Op>, Response>,
  span: Span,
): Promise<Response> {
  const { deps, name, context } = call;
  const start = performance.now();
  // An error that reaches this step is internal, and becomes a 500.
  let status = 500;
  try {
    const response = await next(call);
    ({ status } = response);
    return response;
  } finally {
    // `context.var` creates a new object on each access.
    const responseCode = context.get("responseCode");
    const requestId = context.get("requestId");
    const seconds = (performance.now() - start) / 1000;
    deps.metrics.answered({ operation: name, status, responseCode, seconds });
    span.setAttributes({
      "http.response.status_code": status,
      "broker.response_code": responseCode,
      "broker.request_id": requestId,
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  }
}
