/** An error whose message consists of words of ours alone, so that the log may hold it. */
export class OwnError extends Error {
  override readonly name = "OwnError";
}

/** What a log or a trace holds of an error: where it happened and of which kind it is, and no value. */
export interface ErrorDescription {
  readonly type: string;
  readonly message?: string;
  /** The code of the database, the system or a library, such as `23505` or `ECONNREFUSED`. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** The name of the SQL statement, or what it does to which tables. */
  readonly statement?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

const MOST_CAUSES = 5;
const isWord = (value: unknown): value is string => typeof value === "string" && /^\w{1,100}$/.test(value);

/** What an SQL text does to which tables, such as `insert into app_user`; its literals are left out. */
function actionsIn(query: string): string {
  const found = query.matchAll(/\b(insert into|update|delete from|from|join)\s+(?:"?\w+"?\.)?"?(\w+)"?/gi);
  return [...new Set(Array.from(found, ([, verb = "", table = ""]) => `${verb.toLowerCase()} ${table}`))]
    .join(", ")
    .slice(0, 300);
}

/** The lines that say where it happened; the lines before them are the message, which may hold anything. */
function framesOf({ stack = "", message }: Error): string {
  const start = message === "" ? 0 : Math.max(0, stack.lastIndexOf(message)) + message.length;
  return stack
    .slice(start)
    .split("\n")
    .filter((line) => /^ {4}at .*(:\d+:\d+|<anonymous>|native)\)?$/.test(line))
    .join("\n");
}

/**
 * Describes an error without any value: messages of databases, parsers and mail servers repeat what a user sent, so
 * only the message of an {@link OwnError} is kept.
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
