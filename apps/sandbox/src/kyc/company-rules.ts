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

/** A variable with a regular expression for the whole postal code by country, as JSON such as `{"SG":"\\d{6}"}`. */
export const PostalCodes = v.pipe(
  v.optional(v.string(), "{}"),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(dataset.value);
    } catch {
      addIssue({ message: "must be JSON with a regular expression by country" });
      return NEVER;
    }
  }),
  v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "must name countries by two letters, such as SG")),
    v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.check(isPattern, "has a pattern that is none")),
    "must be JSON with a regular expression by country",
  ),
);

/** A variable with the kinds of document without a back side, separated by commas. */
export const DocumentsWithoutBack = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text.split(",").flatMap((one) => one.trim() || [])),
  v.array(v.picklist(documentKinds, `must be a list of ${documentKinds.join(", ")}`)),
);
