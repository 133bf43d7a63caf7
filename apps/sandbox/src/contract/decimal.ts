import type { Ajv2020, CodeKeywordDefinition, KeywordDefinition } from "ajv/dist/2020.js";
import Big from "big.js";

const HINT =
  "must be a decimal such as 10 or 10.50: no sign, exponent, leading zero or space, and two decimals at most";

/** Parses an amount in the format of the contract; null otherwise. Exact: no binary number is involved. */
export const decimalOf = (text: string, pattern: string): Big | null =>
  new RegExp(pattern).test(text) ? new Big(text) : null;

/** Adapts a decimal schema of the contract for the validator: a parsed value must be a decimal within its bounds. */
export function toDecimalSchema(schema: unknown): unknown {
  const { "x-decimal": decimal, minimum, maximum, ...rest } = Object(schema);
  if (typeof decimal !== "string") return schema;
  return { description: rest.description, decimal, decimalMinimum: minimum, decimalMaximum: maximum };
}

const bound = (
  keyword: string,
  words: string,
  fits: (value: Big, limit: number) => boolean,
): KeywordDefinition => ({
  keyword,
  schemaType: "number",
  validate: (limit: number, value: unknown) => !(value instanceof Big) || fits(value, limit),
  error: { message: ({ schema }) => `must be ${words} ${schema}` } satisfies CodeKeywordDefinition["error"],
});

/** Adds the type of exact decimals to the validator. */
export const addDecimals = (ajv: Ajv2020): Ajv2020 =>
  ajv
    .addKeyword({
      keyword: "decimal",
      schemaType: "string",
      validate: (_pattern: string, value: unknown) => value instanceof Big,
      error: { message: HINT },
    })
    .addKeyword(bound("decimalMinimum", "at least", (value, limit) => value.gte(limit)))
    .addKeyword(bound("decimalMaximum", "at most", (value, limit) => value.lte(limit)));
