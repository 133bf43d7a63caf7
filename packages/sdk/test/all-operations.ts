import { lateOperations as capabilityOperations } from "@broker/api-spec/capability-operations";
import { clientOperations } from "@broker/api-spec/client-operations";
import { lateOperations } from "@broker/api-spec/late-operations";

/** How a client calls each operation, with those whose rows it loads late. */
export const allOperations = { ...clientOperations, ...lateOperations, ...capabilityOperations };
