import { fileURLToPath } from "node:url";
import openapiTS, { astToString, type OpenAPITSOptions } from "openapi-typescript";
import ts from "typescript";
import { assumptionsPage } from "./assumptions.ts";
import { literalType } from "./declaration.ts";
import { generateClientOutputs } from "./client-outputs.ts";
import { bundleDocument, type JsonObject, objectAt } from "./document.ts";
import { exampleTable, problemTable } from "./examples.ts";
import { asText, notice } from "./generated-text.ts";
import {
  capabilityNames,
  operationSummaries,
  operationTable,
  ownCapabilityNames,
  refusalMeanings,
  refusalTable,
} from "./operations.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A file part is bytes, not text. */
const fileAsBlob: NonNullable<OpenAPITSOptions["transform"]> = (schema) =>
  schema.format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined;

/** What each type of a generated document contains. */
const sentences: Readonly<Record<string, string>> = {
  paths: "The operations of each path, by method.",
  webhooks: "The webhooks of the document, of which it has none.",
  components: "The schemas, parameters and answers that operations share, by name.",
  $defs: "The local definitions of the document, of which it has none.",
  operations: "The inputs and answers of each operation, by its name.",
};

/** Adds a sentence to each exported type of a generated document. */
const describe = (types: string): string =>
  types.replaceAll(/^export (?:interface|type) ([$\w]+)/gm, (all, name: string) =>
    sentences[name] === undefined ? all : `/** ${sentences[name]} */\n${all}`,
  );

/** Returns every generated file: its path in the repository, and its content. */
export async function generateOutputs(): Promise<ReadonlyMap<string, string>> {
  const [document, port] = await Promise.all([bundleDocument(root), bundleDocument(root, "content")]);
  const bundled = asText(document);
  const types = astToString(await openapiTS(bundled, { transform: fileAsBlob, defaultNonNullable: false }));
  const content = asText(port);
  return new Map([
    ["api-spec/generated/content.json", `${content}\n`],
    ["api-spec/generated/content.d.ts", notice + describe(astToString(await openapiTS(content)))],
    ["api-spec/generated/openapi.json", `${bundled}\n`],
    ["api-spec/generated/types.d.ts", `${notice}${describe(types)}`],
    ["api-spec/generated/operations.js", operationsModule(document)],
    ["api-spec/generated/operations.d.ts", operationsDeclaration(document)],
    ...generateClientOutputs(document),
    ["api-spec/generated/examples.js", examplesModule(document)],
    ["api-spec/generated/examples.d.ts", examplesDeclaration(document)],
    ["docs/contract-assumptions.md", assumptionsPage(document)],
  ]);
}

function operationsModule(document: JsonObject): string {
  return `${notice}export const operations = ${asText(operationTable(document))};

export const refusalCodes = ${asText(refusalTable(document))};

export const capabilities = ${asText(capabilityNames(document))};

export const ownCapabilities = ${asText(ownCapabilityNames(document))};
`;
}

function operationsDeclaration(document: JsonObject): string {
  return `${notice}/** A field of the session user that requests repeat. */
export type SessionField = "staffUserId" | "companyId" | "username" | "email" | "cTraderLogin";

/** The name of a capability. */
export type Capability = ${capabilityNames(document).map(asText).join(" | ")};

/** The name of every capability, including those without an operation of their own. */
export declare const capabilities: readonly Capability[];

/** The name of every capability that consists of the provider's own forty operations. */
export declare const ownCapabilities: readonly Capability[];

/** How an operation is called. */
export interface Operation {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Where the inputs are sent: in the query, a JSON body or a multipart body; \`none\` for an operation without inputs. */
  readonly send: "query" | "json" | "form" | "none";
  /** Who may call it: anyone, a signed-in user, or staff. */
  readonly audience: "public" | "client" | "staff";
  /** Whether it accepts an \`Idempotency-Key\`. */
  readonly idempotent: boolean;
  /** The capability that it belongs to; null for an operation that every provider has. */
  readonly capability: Capability | null;
  /** True for an operation that only public sites call, and no client program. */
  readonly isOfSites: boolean;
  /** The inputs that must equal a field of the caller's session; for public operations the company comes from configuration. */
  readonly session: Readonly<Record<string, SessionField>>;
  /** The inputs with a constant value. */
  readonly constants: Readonly<Record<string, number>>;
  /** The inputs that are exact decimals, to be read as they are written. */
  readonly decimals: readonly string[];
}

/** The name of an operation. */
export type OperationId = keyof typeof operations;

/** How each operation is called, by name. */
export declare const operations: ${literalType(operationTable(document), operationSummaries(document))};

/** The \`responseCode\` of each refusal, by name. */
export declare const refusalCodes: ${literalType(refusalTable(document), refusalMeanings(document))};
`;
}

function examplesModule(document: JsonObject): string {
  return `${notice}export const examples = ${asText(exampleTable(document))};

export const problems = ${asText(problemTable(document))};
`;
}

function examplesDeclaration(document: JsonObject): string {
  const names = Object.entries(problemTable(document)).map(([name, problem]) => {
    const status = literalType(objectAt(problem)["status"] ?? null);
    return `  readonly ${name}: { readonly status: ${status}; readonly body: Problem };\n`;
  });
  return `${notice}import type { components, operations } from "./types.js";

/** The body of a problem of transport or access. */
type Problem = components["schemas"]["Problem"];
/** The answer of an operation, done or refused. */
type Answer<Call extends keyof operations> = operations[Call]["responses"][200]["content"]["application/json"];

/** The type of an example, in which a file is a line of text. */
type FilesAsText<Body> = { [Field in keyof Body]: Body[Field] extends Blob ? string : Body[Field] };

/** The input of an operation: its body or its query; \`never\` where it has none. */
export type RequestOf<Call extends keyof operations> = operations[Call] extends {
  requestBody: { content: infer Content };
}
  ? FilesAsText<Content[keyof Content]>
  : NonNullable<operations[Call]["parameters"]["query"]>;

/** The answer of an operation that was done. */
export type SuccessOf<Call extends keyof operations> = Extract<Answer<Call>, { responseCode: 1 }>;

/** The answer of an operation that was refused. */
export type RefusalOf<Call extends keyof operations> = Exclude<Answer<Call>, { responseCode: 1 }>;

/** A request, a success and a refusal of every operation. */
export declare const examples: {
  readonly [Call in keyof operations]: {
    readonly request: RequestOf<Call>;
    readonly success: SuccessOf<Call>;
    readonly refusal: RefusalOf<Call>;
  };
};

/** The answers to problems of transport and access, by name. */
export declare const problems: {
${names.join("")}};
`;
}
