import type { Shape } from "@broker/api-spec/client-operations";

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  "": (value) => typeof value === "string",
  ".": Number.isFinite,
  "#": Number.isInteger,
  "!": (value) => typeof value === "boolean",
};
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** Returns whether a value is an object and no list. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Validates a field by its name and mark, such as `note?`, or a value by its mark alone. */
function isOfMark(field: string, value: unknown): boolean {
  const [, name = "", mark = "", isOptional] = /(\w*)([.#!]?)(\??)/.exec(field) ?? [];
  if (!name) return (isOptional && value === null) || checks[mark]?.(value) === true;
  if (!isRecord(value)) return false;
  if (isOptional) value[name] ??= null;
  return isOfMark(field.slice(name.length), value[name]);
}

/** Returns whether a value has a shape. As a side effect, a missing field that may be null becomes null. */
export function isOfShape(shape: Shape, value: unknown): boolean {
  if (typeof shape === "string") return shape.split(" ").every((field) => isOfMark(field, value));
  if (isList(shape)) return Array.isArray(value) && value.every((item) => isOfShape(shape[0], item));
  if (!isRecord(value)) return false;
  return Object.entries(shape).every(([name, field]) =>
    name === "*"
      ? Object.values(value).every((any) => isOfShape(field, any))
      : isOfShape(field, name ? value[name] : value),
  );
}
