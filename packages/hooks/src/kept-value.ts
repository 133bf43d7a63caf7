/** Tells whether a value, as a browser kept it or a tab told it, is what it should be. */
export type Judge<Value> = (value: unknown) => value is Value;

/** What a judge finds. */
export type Judged<Of> = Of extends Judge<infer Value> ? Value : never;

type Fields = Readonly<Record<string, Judge<unknown>>>;

/** An object with a value for each judge. */
export type Values<Of extends Fields> = { readonly [Name in keyof Of]: Judged<Of[Name]> };

/** A text, empty or not. */
export const isText = (value: unknown): value is string => typeof value === "string";

/** A number that JSON can write. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** An amount or a rate: a plain decimal. */
export const isDecimal = (value: unknown): value is string => isText(value) && /^\d+(\.\d+)?$/.test(value);

/** Nothing: null, or no field at all. */
export const isAbsent = (value: unknown): value is null | undefined => (value ?? null) === null;

// Where a function says that it has no side effects, a bundler drops its result with the journey that is not used.

/** One of some texts or numbers. */
export const oneOf =
  /* @__NO_SIDE_EFFECTS__ */
  <const Value>(...values: readonly Value[]): Judge<Value> =>
    (value): value is Value =>
      values.some((one) => one === value);

/** What one of two judges finds. */
export const either =
  /* @__NO_SIDE_EFFECTS__ */
  <One, Other>(one: Judge<One>, other: Judge<Other>): Judge<One | Other> =>
    (value): value is One | Other =>
      one(value) || other(value);

/** What a judge finds, or null. */
export const orNull = /* @__NO_SIDE_EFFECTS__ */ <Value>(judge: Judge<Value>): Judge<Value | null> =>
  either(judge, oneOf(null));

/** A list in which a judge finds the same throughout. */
export const listOf =
  /* @__NO_SIDE_EFFECTS__ */
  <Value>(judge: Judge<Value>): Judge<readonly Value[]> =>
    (value): value is readonly Value[] =>
      Array.isArray(value) && value.every(judge);

/** An object with these fields, and perhaps others. */
export const recordOf =
  /* @__NO_SIDE_EFFECTS__ */
  <Of extends Fields>(fields: Of): Judge<Values<Of>> =>
    (value): value is Values<Of> =>
      Object.entries(fields).every(([name, judge]) => judge(Reflect.get(Object(value), name)));

/** The fields of an object that have a judge, without its others; null where one of them is not what it should be. */
export function take<Of extends Fields>(fields: Of, value: unknown): Values<Of> | null {
  const taken: unknown = Object.fromEntries(
    Object.keys(fields).map((name) => [name, Reflect.get(Object(value), name)]),
  );
  return recordOf(fields)(taken) ? taken : null;
}

/** What a text says in JSON; null where it says nothing, and where reading it fails. */
export function parsed(text: () => string | null): unknown {
  try {
    return JSON.parse(text() ?? "null");
  } catch {
    return null;
  }
}
