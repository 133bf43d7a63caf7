import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { bundleDocument, type Json } from "./document.ts";
import { assumptionsPage, exampleTable, operationTable, refusalTable } from "./tables.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const notice = "// Made by `pnpm generate` from the YAML files. Do not edit.\n";
const asText = (value: Json) => JSON.stringify(value, null, 2);

/** Everything that is generated: path within the repository, and content. */
export async function generateOutputs(): Promise<ReadonlyMap<string, string>> {
  const document = await bundleDocument(root);
  const bundled = asText(document);
  const types = astToString(await openapiTS(bundled, { alphabetize: false }));
  const operations = asText(operationTable(document));
  const refusals = asText(refusalTable(document));
  return new Map([
    ["api-spec/generated/openapi.json", `${bundled}\n`],
    ["api-spec/generated/types.d.ts", `${notice}${types}`],
    [
      "api-spec/generated/operations.js",
      `${notice}export const operations = ${operations};\n\nexport const refusalCodes = ${refusals};\n`,
    ],
    [
      "api-spec/generated/operations.d.ts",
      `${notice}/** How each call is made. */
export declare const operations: ${operations};

/** Why a call is refused, by name. */
export declare const refusalCodes: ${refusals};
`,
    ],
    ["api-spec/generated/examples.js", `${notice}export const examples = ${asText(exampleTable(document))};\n`],
    [
      "api-spec/generated/examples.d.ts",
      `${notice}import type { operations } from "./types.js";

type Answer<Call extends keyof operations> = operations[Call]["responses"][200]["content"]["application/json"];

/** What a call answers when it did what it says. */
export type SuccessOf<Call extends keyof operations> = Extract<Answer<Call>, { responseCode: 1 }>;

/** What a call answers when it is refused. */
export type RefusalOf<Call extends keyof operations> = Exclude<Answer<Call>, { responseCode: 1 }>;

/** One success and one refusal of every call. */
export declare const examples: {
  readonly [Call in keyof operations]: { readonly success: SuccessOf<Call>; readonly refusal: RefusalOf<Call> };
};
`,
    ],
    ["docs/contract-assumptions.md", assumptionsPage(document)],
  ]);
}
