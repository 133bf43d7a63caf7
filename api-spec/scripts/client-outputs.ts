import { clientOperationTable, operationNames, sessionInputTable } from "./client-operations.ts";
import type { JsonObject } from "./document.ts";
import { asText, notice } from "./generated-text.ts";

function clientOperationsModule(document: JsonObject): string {
  return `${notice}export const clientOperations = ${asText(clientOperationTable(document, "early"))};

export const sessionInputs = ${asText(sessionInputTable(document))};
`;
}

const lateOperationsModule = (document: JsonObject) =>
  `${notice}export const lateOperations = ${asText(clientOperationTable(document, "late"))};\n`;

const lateOperationsDeclaration = `${notice}import type { ClientOperation, LateOperationId } from "./client-operations.js";

/** How a client calls each of the provider's own operations that few pages need; loaded with the first call of one. */
export declare const lateOperations: Readonly<Record<LateOperationId, ClientOperation>>;
`;

const capabilityOperationsModule = (document: JsonObject) =>
  `${notice}export const lateOperations = ${asText(clientOperationTable(document, "capability"))};\n`;

const capabilityOperationsDeclaration = `${notice}import type { CapabilityOperationId, ClientOperation } from "./client-operations.js";

/** How a client calls each operation of an extension that few pages need; loaded with the first call of one. */
export declare const lateOperations: Readonly<Record<CapabilityOperationId, ClientOperation>>;
`;

const unionOf = (names: readonly string[]) => names.map(asText).join(" | ");

const clientOperationsDeclaration = (
  document: JsonObject,
) => `${notice}import type { Capability, operations, SessionField } from "./operations.js";

/**
 * The compact schema of a JSON value. A scalar is a suffix: none for a string, \`.\` for a number, \`#\` for an integer,
 * \`!\` for a boolean, and a further \`?\` for nullable. An object of scalars is a list of its field names with their
 * suffixes, \`id# note?\`; an array is \`[item]\`. An object with nested schemas maps each nested field to its schema,
 * the empty name to its scalar fields, and \`*\` to the schema of any other field.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

/** The request of an operation, sent to \`/api/<area>/<operation id>\`. */
export interface ClientOperation {
  readonly area: string;
  /** Where the inputs of a POST are sent; undefined for a GET, whose inputs are in its query. */
  readonly send?: "query" | "json" | "form" | "none";
  /** Whether it accepts an \`Idempotency-Key\`. */
  readonly idempotent?: true;
  /** True for an operation that needs no session. */
  readonly isPublic?: true;
  /** The capability that it belongs to; undefined for an operation that every provider has. */
  readonly capability?: Capability;
  /** The inputs that must equal a field of the caller's session, separated by spaces; see {@link sessionInputs}. */
  readonly session?: string;
  /** The inputs with a constant value. */
  readonly constants?: Readonly<Record<string, number>>;
  /** The shape of the answer's data; undefined where it has none. */
  readonly answer?: Shape;
}

/** The name of an operation that client programs call: none of staff, and none of public sites. */
export type ClientOperationId = {
  [Call in keyof typeof operations]: (typeof operations)[Call] extends
    | { readonly audience: "staff" }
    | { readonly isOfSites: true }
    ? never
    : Call;
}[keyof typeof operations];

/** The name of an operation whose row is in \`late-operations.js\`. */
export type LateOperationId = ${unionOf(operationNames(document, "late"))};

/** The name of an operation whose row is in \`capability-operations.js\`. */
export type CapabilityOperationId = ${unionOf(operationNames(document, "capability"))};

/**
 * How a client calls each operation, by name; null for one whose row is in \`late-operations.js\`. Those of extensions
 * that few pages need are in \`capability-operations.js\` alone.
 */
export declare const clientOperations: Readonly<
  Record<Exclude<ClientOperationId, LateOperationId | CapabilityOperationId>, ClientOperation> &
    Record<LateOperationId, null>
>;

/** The session field that fills an input, by the input's name; for public operations the company comes from configuration. */
export declare const sessionInputs: Readonly<Record<string, SessionField>>;
`;

/** Returns the generated files that say how a client calls each operation: their paths and contents. */
export const generateClientOutputs = (document: JsonObject): readonly (readonly [string, string])[] => [
  ["api-spec/generated/client-operations.js", clientOperationsModule(document)],
  ["api-spec/generated/client-operations.d.ts", clientOperationsDeclaration(document)],
  ["api-spec/generated/late-operations.js", lateOperationsModule(document)],
  ["api-spec/generated/late-operations.d.ts", lateOperationsDeclaration],
  ["api-spec/generated/capability-operations.js", capabilityOperationsModule(document)],
  ["api-spec/generated/capability-operations.d.ts", capabilityOperationsDeclaration],
];
