import type { Part } from "./parts/part.ts";

/** Returns whether a component has the documentation that the parts plugin adds. */
export const isDocumented = (component: unknown): component is { __docgenInfo: Part } =>
  (typeof component === "object" || typeof component === "function") &&
  component !== null &&
  "__docgenInfo" in component;

/** Returns the name of a documented component. */
export const namesOf = (component: unknown): readonly string[] =>
  isDocumented(component) ? [component.__docgenInfo.name] : [];
