import * as v from "valibot";

/** An amount or a rate as a browser kept it: a plain decimal, or its record counts as broken. */
export const KeptDecimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));
