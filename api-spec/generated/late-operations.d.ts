// Made by `pnpm generate` from the YAML files. Do not edit.
import type { ClientOperation, LateOperationId } from "./client-operations.js";

/** How a client calls each of the provider's own operations that few pages need; loaded with the first call of one. */
export declare const lateOperations: Readonly<Record<LateOperationId, ClientOperation>>;
