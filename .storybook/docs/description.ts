const isWithDocs = (component: unknown): component is { __docgenInfo: { description?: string } } =>
  (typeof component === "object" || typeof component === "function") &&
  component !== null &&
  "__docgenInfo" in component &&
  typeof component.__docgenInfo === "object";

/** What a part's comment says, with its example as code; `{@link Name}` becomes the name. */
function describe(component: unknown): string {
  if (!isWithDocs(component)) return "";
  const [words = "", ...examples] = (component.__docgenInfo.description ?? "").split(/^@example\s*/m);
  const said = words.replaceAll(/\{@link (\w+)\}/g, "`$1`");
  return [said, ...examples.map((code) => `\`\`\`tsx\n${code.trim()}\n\`\`\``)].join("\n\n");
}

/** How the page of a part is made. */
export const docs = { toc: true, extractComponentDescription: describe } as const;
