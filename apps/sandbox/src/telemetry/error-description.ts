/** An error whose message contains no data, so that it may be logged. */
export class OwnError extends Error {
  override readonly name = "OwnError";
}

/** The parts of an error that logs and traces may contain: its kind and location, but no data. */
export interface ErrorDescription {
  readonly type: string;
  readonly message?: string;
  /** The error code of the database, the system or a library, such as `23505` or `ECONNREFUSED`. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** The name of the SQL statement, or its actions and tables. */
  readonly statement?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

const MOST_CAUSES = 5;
const isWord = (value: unknown): value is string => typeof value === "string" && /^\w{1,100}$/.test(value);

/** Returns the actions and tables of an SQL text, such as `insert into app_user`, without its literals. */
function actionsIn(query: string): string {
  const found = query.matchAll(/\b(insert into|update|delete from|from|join)\s+(?:"?\w+"?\.)?"?(\w+)"?/gi);
  return [...new Set(Array.from(found, ([, verb = "", table = ""]) => `${verb.toLowerCase()} ${table}`))]
    .join(", ")
    .slice(0, 300);
}

/** Returns the stack frames of an error, without its message, which may contain any data. */
function framesOf({ stack = "", message }: Error): string {
  const start = message === "" ? 0 : Math.max(0, stack.lastIndexOf(message)) + message.length;
  return stack
    .slice(start)
    .split("\n")
    .filter((line) => /^ {4}at .*(:\d+:\d+|<anonymous>|native)\)?$/.test(line))
    .join("\n");
}

/**
 * Describes an error without data: messages of databases, parsers and mail servers repeat user input, so that only the message
 * of an {@link OwnError} is included.
 */
export function describeError(error: unknown, depth = 1): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const read = (name: string): unknown => Reflect.get(error, name);
  const query = read("query");
  const name = read("statement") ?? (typeof query === "string" ? actionsIn(query) : undefined);
  const stack = framesOf(error);
  const words = ["code", "constraint", "table", "column"].flatMap((field) => {
    const value = read(field);
    return isWord(value) ? [[field, value] as const] : [];
  });
  return {
    type: isWord(error.name) ? error.name : "Error",
    ...(error instanceof OwnError && { message: error.message }),
    ...Object.fromEntries(words),
    ...(typeof name === "string" && { statement: name }),
    ...(stack && { stack }),
    ...(error.cause instanceof Error &&
      depth < MOST_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}
