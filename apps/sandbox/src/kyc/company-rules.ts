import * as v from "valibot";

const documentKinds = ["passport", "national-id", "driver-id"] as const;

/** A kind of identity document. */
export type DocumentKind = (typeof documentKinds)[number];

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(`^(?:${pattern})$`, "iu") instanceof RegExp;
  } catch {
    return false;
  }
};

/** A variable with a value by country, as JSON. `must` says what it must be. */
const byCountry = <const Value extends v.GenericSchema>(value: Value, must: string) =>
  v.pipe(
    v.optional(v.string(), "{}"),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: must });
        return NEVER;
      }
    }),
    v.record(
      v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "must name countries by two letters, such as SG")),
      value,
      must,
    ),
  );

const patterns = "must be JSON with a regular expression by country";

/** A variable with a regular expression for the whole postal code by country, as JSON such as `{"SG":"\\d{6}"}`. */
export const PostalCodes = byCountry(
  v.pipe(
    v.string(patterns),
    v.minLength(1, patterns),
    v.maxLength(200, "must have patterns of at most 200 characters"),
    v.check(isPattern, "has a pattern that is none"),
  ),
  patterns,
);

const kinds = `must be JSON with a list of ${documentKinds.join(", ")} by country`;

/** A variable with the kinds of document that are accepted by country, as JSON such as `{"SG":["passport"]}`. */
export const AcceptedDocuments = byCountry(
  v.pipe(
    v.array(v.picklist(documentKinds, kinds), kinds),
    v.minLength(1, "must have at least one kind of document by country"),
    v.transform((list) => documentKinds.filter((kind) => list.includes(kind))),
  ),
  kinds,
);

/** A variable with the kinds of document without a back side, separated by commas. */
export const DocumentsWithoutBack = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text.split(",").flatMap((one) => one.trim() || [])),
  v.array(v.picklist(documentKinds, `must be a list of ${documentKinds.join(", ")}`)),
);
