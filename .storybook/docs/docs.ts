import { combineParameters } from "storybook/preview-api";
import type { ArgTypes, ArgTypesEnhancer, SBType } from "storybook/internal/types";
import { isDocumented } from "./documented.ts";
import type { Prop } from "./parts/part.ts";

/** Describes a part in Markdown, with its example as code. */
function describe(component: unknown): string {
  if (!isDocumented(component)) return "";
  const { description, example } = component.__docgenInfo;
  return example === null ? description : `${description}\n\n\`\`\`tsx\n${example}\n\`\`\``;
}

/** The kind of a property, from which Storybook makes its control. */
function kindOf({ type, values }: Prop): SBType {
  if (values.length > 0) return { name: "enum", value: [...values] };
  if (type === "boolean" || type === "string" || type === "number") return { name: type };
  return type.includes("=>") ? { name: "function" } : { name: "other", value: type };
}

const toArgType = (prop: Prop) => ({
  name: prop.name,
  description: prop.description,
  type: { ...kindOf(prop), required: prop.isRequired },
  table: {
    type: { summary: prop.type, ...(prop.detail !== "" && { detail: prop.detail }) },
    ...(prop.byDefault !== null && { defaultValue: { summary: prop.byDefault } }),
  },
  // Functions and content have no control that a reader could use.
  ...(prop.values.length === 0 &&
    !/^(boolean|string|number)$/.test(prop.type) && { control: false as const }),
});

/** Returns Storybook's arg types of a component, one for each property. */
function readArgTypes(component: unknown): ArgTypes {
  if (!isDocumented(component)) return {};
  return Object.fromEntries(component.__docgenInfo.props.map((prop) => [prop.name, toArgType(prop)]));
}

/** Completes the arg types of a story with those of its component, as Storybook's own reader of types does. */
export const completeArgTypes: ArgTypesEnhancer = ({ component, argTypes }) =>
  combineParameters(readArgTypes(component), argTypes);

/** Storybook's `docs` parameter for all stories. */
export const docs = {
  // Also the headings of the second level, which guides have only.
  toc: { headingSelector: "h2, h3" },
  // Loaded with the first docs page, as the blocks of documentation are larger than most stories.
  renderer: async () => (await import("./docs-renderer.tsx")).createDocsRenderer(),
  extractComponentDescription: describe,
  extractArgTypes: readArgTypes,
  story: { inline: true },
} as const;
