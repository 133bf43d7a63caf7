// Made by `pnpm generate` from the YAML files. Do not edit.
import type { CapabilityOperationId, ClientOperation } from "./client-operations.js";

/** How a client calls each operation of an extension that few pages need; loaded with the first call of one. */
export declare const lateOperations: Readonly<Record<CapabilityOperationId, ClientOperation>>;
