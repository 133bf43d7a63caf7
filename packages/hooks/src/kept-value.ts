/** A type guard for a value that was stored in the browser or sent by another tab. */
export type Guard<Value> = (value: unknown) => value is Value;

/** The type that a `Guard` accepts. */
export type Guarded<Of> = Of extends Guard<infer Value> ? Value : never;

/** A `Guard` for each field of an object. */
export type Fields = Readonly<Record<string, Guard<unknown>>>;

/** The type of an object with a `Guard` for each field. */
export type Values<Of extends Fields> = { readonly [Name in keyof Of]: Guarded<Of[Name]> };

/** Accepts any text. */
export const isText = (value: unknown): value is string => typeof value === "string";

/** Accepts a number that JSON can write. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Accepts an amount or a rate: a plain decimal. */
export const isDecimal = (value: unknown): value is string => isText(value) && /^\d+(\.\d+)?$/.test(value);

/** Accepts null and a missing field. */
export const isAbsent = (value: unknown): value is null | undefined => (value ?? null) === null;

// A function marked as free of side effects is removed by bundlers together with the journey that uses it.

/** Accepts a text or number of a list. */
export const itemOf =
  /* @__NO_SIDE_EFFECTS__ */
  <const Value>(values: readonly Value[]): Guard<Value> =>
    (value): value is Value =>
      values.some((one) => one === value);

/** Accepts one of some texts or numbers. */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <const Value>(...values: readonly Value[]): Guard<Value> =>
  itemOf(values);

/** Accepts a value that either of two `Guard`s accepts. */
export const unionOf =
  /* @__NO_SIDE_EFFECTS__ */
  <One, Other>(one: Guard<One>, other: Guard<Other>): Guard<One | Other> =>
    (value): value is One | Other =>
      one(value) || other(value);

/** Accepts null and a value that a `Guard` accepts. */
export const nullableOf = /* @__NO_SIDE_EFFECTS__ */ <Value>(guard: Guard<Value>): Guard<Value | null> =>
  unionOf(guard, oneOf(null));

/** Accepts a list whose items a `Guard` accepts. */
export const listOf =
  /* @__NO_SIDE_EFFECTS__ */
  <Value>(guard: Guard<Value>): Guard<readonly Value[]> =>
    (value): value is readonly Value[] =>
      Array.isArray(value) && value.every(guard);

/** Accepts an object with these fields, and possibly others. */
export const recordOf =
  /* @__NO_SIDE_EFFECTS__ */
  <Of extends Fields>(fields: Of): Guard<Values<Of>> =>
    (value): value is Values<Of> =>
      Object.entries(fields).every(([name, guard]) => guard(Reflect.get(Object(value), name)));

/** Returns the fields of an object that have a `Guard`, without its others; null where a field is not accepted. */
export function take<Of extends Fields>(fields: Of, value: unknown): Values<Of> | null {
  const taken: unknown = Object.fromEntries(
    Object.keys(fields).map((name) => [name, Reflect.get(Object(value), name)]),
  );
  return recordOf(fields)(taken) ? taken : null;
}

/** Returns the JSON value of a text; null where there is no text, or it cannot be read or parsed. */
export function parseJson(
  text: () => string | null,
  revive?: (field: string, value: unknown) => unknown,
): unknown {
  try {
    return JSON.parse(text() ?? "null", revive);
  } catch {
    return null;
  }
}
