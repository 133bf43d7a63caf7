import type { Shape } from "@broker/api-spec/client-operations";

const judges: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string",
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
};
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isOptional = (shape: Shape) => typeof shape === "string" && shape.endsWith("?");

/** Tells an object from everything else, lists too. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Tells whether a value is of a shape. On the way a missing field that may be null becomes null. */
export function isOfShape(shape: Shape, value: unknown): boolean {
  if (typeof shape === "string") {
    return (value === null && isOptional(shape)) || judges[shape.replace("?", "")]?.(value) === true;
  }
  if (isList(shape)) return Array.isArray(value) && value.every((item) => isOfShape(shape[0], item));
  if (!isRecord(value)) return false;
  const anyField = shape["*"];
  if (anyField !== undefined) return Object.values(value).every((field) => isOfShape(anyField, field));
  return Object.entries(shape).every(([name, field]) => {
    if (isOptional(field)) value[name] ??= null;
    return isOfShape(field, value[name]);
  });
}
