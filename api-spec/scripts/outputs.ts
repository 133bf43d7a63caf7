import { fileURLToPath } from "node:url";
import openapiTS, { astToString, type OpenAPITSOptions } from "openapi-typescript";
import ts from "typescript";
import { assumptionsPage } from "./assumptions.ts";
import { literalType } from "./declaration.ts";
import { clientOperationTable, sessionInputTable } from "./client-operations.ts";
import { bundleDocument, type Json, type JsonObject, objectAt } from "./document.ts";
import { exampleTable, problemTable } from "./examples.ts";
import {
  capabilityNames,
  operationSummaries,
  operationTable,
  refusalMeanings,
  refusalTable,
} from "./operations.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const notice = "// Made by `pnpm generate` from the YAML files. Do not edit.\n";
const asText = (value: Json) => JSON.stringify(value, null, 2);

/** A file part is bytes, not text. */
const fileAsBlob: NonNullable<OpenAPITSOptions["transform"]> = (schema) =>
  schema.format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined;

/** Everything that is generated: path within the repository, and content. */
export async function generateOutputs(): Promise<ReadonlyMap<string, string>> {
  const document = await bundleDocument(root);
  const bundled = asText(document);
  const types = astToString(await openapiTS(bundled, { transform: fileAsBlob, defaultNonNullable: false }));
  return new Map([
    ["api-spec/generated/openapi.json", `${bundled}\n`],
    ["api-spec/generated/types.d.ts", `${notice}${types}`],
    ["api-spec/generated/operations.js", operationsModule(document)],
    ["api-spec/generated/operations.d.ts", operationsDeclaration(document)],
    ["api-spec/generated/client-operations.js", clientOperationsModule(document)],
    ["api-spec/generated/client-operations.d.ts", clientOperationsDeclaration],
    ["api-spec/generated/examples.js", examplesModule(document)],
    ["api-spec/generated/examples.d.ts", examplesDeclaration(document)],
    ["docs/contract-assumptions.md", assumptionsPage(document)],
  ]);
}

function operationsModule(document: JsonObject): string {
  return `${notice}export const operations = ${asText(operationTable(document))};

export const refusalCodes = ${asText(refusalTable(document))};

export const capabilities = ${asText(capabilityNames(document))};
`;
}

function operationsDeclaration(document: JsonObject): string {
  return `${notice}/** A field of the session user that a request repeats. */
export type SessionField = "staffUserId" | "companyId" | "username" | "email" | "cTraderLogin";

/** The name of an extension of the contract. */
export type Capability = ${capabilityNames(document).map(asText).join(" | ")};

/** The name of every extension of the contract, those without a call of their own too. */
export declare const capabilities: readonly Capability[];

/** How a call is made. */
export interface Operation {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Where the inputs go: the query, a JSON body, a multipart body, or nowhere because there are none. */
  readonly send: "query" | "json" | "form" | "none";
  /** Who may call: anyone, a signed-in user, or staff. */
  readonly audience: "public" | "client" | "staff";
  /** Takes an \`Idempotency-Key\`. */
  readonly idempotent: boolean;
  /** The capability that the call belongs to; null for the provider's own forty. */
  readonly extension: Capability | null;
  /** Inputs that must equal a field of the caller's session; for public calls the company comes from configuration. */
  readonly session: Readonly<Record<string, SessionField>>;
  /** Inputs that never vary. */
  readonly constants: Readonly<Record<string, number>>;
  /** Inputs that are exact decimals, to be read as they are written. */
  readonly decimals: readonly string[];
}

/** The name of a call. */
export type OperationId = keyof typeof operations;

/** How each call is made. */
export declare const operations: ${literalType(operationTable(document), operationSummaries(document))};

/** Why a call is refused: the \`responseCode\` by name. */
export declare const refusalCodes: ${literalType(refusalTable(document), refusalMeanings(document))};
`;
}

function clientOperationsModule(document: JsonObject): string {
  return `${notice}export const clientOperations = ${asText(clientOperationTable(document))};

export const sessionInputs = ${asText(sessionInputTable(document))};
`;
}

const clientOperationsDeclaration = `${notice}import type { Capability, operations, SessionField } from "./operations.js";

/**
 * The compact schema of a JSON value. A scalar is a suffix: none for a string, \`.\` for a number, \`#\` for an integer,
 * \`!\` for a boolean, and a further \`?\` for nullable. An object of scalars is a list of its field names with their
 * suffixes, \`id# note?\`; an array is \`[item]\`. An object with nested schemas maps each nested field to its schema,
 * the empty name to its scalar fields, and \`*\` to the schema of any other field.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

/** The request that a client sends for an operation, to \`/api/<area>/<operation id>\`. */
export interface ClientOperation {
  readonly area: string;
  /** Where the inputs of a POST go; left out for a GET, which has them in its query. */
  readonly send?: "query" | "json" | "form" | "none";
  /** Takes an \`Idempotency-Key\`. */
  readonly idempotent?: true;
  /** True for operations that need no session. */
  readonly isPublic?: true;
  /** The capability that the call belongs to; left out for the provider's own forty. */
  readonly extension?: Capability;
  /** Inputs that must equal a field of the caller's session, with spaces between; see {@link sessionInputs}. */
  readonly session?: string;
  /** Inputs that never vary. */
  readonly constants?: Readonly<Record<string, number>>;
  /** The shape of the data that it answers with; left out where it answers with none. */
  readonly answer?: Shape;
}

/** The name of a call that is not for staff. */
export type ClientOperationId = {
  [Call in keyof typeof operations]: (typeof operations)[Call]["audience"] extends "staff" ? never : Call;
}[keyof typeof operations];

/** All that a client needs of each call. */
export declare const clientOperations: Readonly<Record<ClientOperationId, ClientOperation>>;

/** Which field of the session stands in an input, by its name; for public calls the company comes from configuration. */
export declare const sessionInputs: Readonly<Record<string, SessionField>>;
`;

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

type Problem = components["schemas"]["Problem"];
type Answer<Call extends keyof operations> = operations[Call]["responses"][200]["content"]["application/json"];

/** In an example a file stands as a line of text. */
type FilesAsText<Body> = { [Field in keyof Body]: Body[Field] extends Blob ? string : Body[Field] };

/** What a call is given: its body or its query; \`never\` where it takes nothing. */
export type RequestOf<Call extends keyof operations> = operations[Call] extends {
  requestBody: { content: infer Content };
}
  ? FilesAsText<Content[keyof Content]>
  : NonNullable<operations[Call]["parameters"]["query"]>;

/** What a call answers when it did what it says. */
export type SuccessOf<Call extends keyof operations> = Extract<Answer<Call>, { responseCode: 1 }>;

/** What a call answers when it is refused. */
export type RefusalOf<Call extends keyof operations> = Exclude<Answer<Call>, { responseCode: 1 }>;

/** A request, a success and a refusal of every call. */
export declare const examples: {
  readonly [Call in keyof operations]: {
    readonly request: RequestOf<Call>;
    readonly success: SuccessOf<Call>;
    readonly refusal: RefusalOf<Call>;
  };
};

/** The answers that speak of transport and access, by name. */
export declare const problems: {
${names.join("")}};
`;
}
