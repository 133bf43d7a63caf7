const isWithDocs = (component: unknown): component is { __docgenInfo: { description?: string } } =>
  (typeof component === "object" || typeof component === "function") &&
  component !== null &&
  "__docgenInfo" in component &&
  typeof component.__docgenInfo === "object";

/** Formats a component's docstring with its example as code; `{@link Name}` becomes the name. */
function describe(component: unknown): string {
  if (!isWithDocs(component)) return "";
  const [words = "", ...examples] = (component.__docgenInfo.description ?? "").split(/^@example\s*/m);
  const said = words.replaceAll(/\{@link (\w+)\}/g, "`$1`");
  return [said, ...examples.map((code) => `\`\`\`tsx\n${code.trim()}\n\`\`\``)].join("\n\n");
}

/** The configuration of a component's docs page. */
export const docs = { toc: true, extractComponentDescription: describe } as const;
