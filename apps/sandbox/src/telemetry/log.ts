import { type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "./error-description.ts";
import { readTraceFields } from "./tracing.ts";

/**
 * The log of the process. A line has fields and a constant sentence; errors among the fields are written by
 * `describeError`.
 */
export interface Log {
  debug(fields: Readonly<Record<string, unknown>>, sentence: string): void;
  info(fields: Readonly<Record<string, unknown>>, sentence: string): void;
  warn(fields: Readonly<Record<string, unknown>>, sentence: string): void;
  error(fields: Readonly<Record<string, unknown>>, sentence: string): void;
  fatal(fields: Readonly<Record<string, unknown>>, sentence: string): void;
}

/**
 * Creates the log: JSON lines from a level on, to standard output or to a destination. Errors are described in any
 * field.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    mixin: readTraceFields,
    formatters: {
      log: (fields: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            value instanceof Error ? describeError(value) : value,
          ]),
        ),
    },
  };
  const logger: Logger = destination ? pino(options, destination) : pino(options);
  return logger;
}
