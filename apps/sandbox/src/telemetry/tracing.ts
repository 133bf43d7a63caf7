import {
  type Context,
  context as active,
  propagation,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { Problem, Refusal } from "../http/problem.ts";
import { describeError } from "./error-description.ts";

// Without an OpenTelemetry SDK these calls do nothing; with one, the operator decides where spans go.
const tracer = trace.getTracer("@broker/sandbox");

const isExpected = (error: unknown) =>
  error instanceof Refusal || (error instanceof Problem && error.status < 500);

/** Runs work within a span; unexpected errors mark the span, refusals do not. */
export function runInSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
  parent: Context = active.active(),
): Promise<T> {
  return tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      if (!isExpected(error)) {
        const { type: name, code, stack } = describeError(error);
        span.recordException({ name, ...(code && { code }), ...(stack && { stack }) });
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      throw error;
    } finally {
      span.end();
    }
  });
}

const getter = {
  get: (headers: Headers, key: string) => headers.get(key) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
};

/** Returns the trace context that the client sent, unless one is active already. */
export function traceOf(headers: Headers): Context {
  const current = active.active();
  return trace.getSpan(current) ? current : propagation.extract(current, headers, getter);
}

/** Returns the ids that link a log line to its trace; undefined without a trace. */
export function readTraceFields(): Readonly<Record<string, string>> {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { traceId: span.traceId, spanId: span.spanId } : {};
}
