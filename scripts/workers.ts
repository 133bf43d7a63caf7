import { availableParallelism } from "node:os";

/** The number of workers for tests that wait for databases, processes and pages: one more than processors. */
export const waitingWorkers = availableParallelism() + 1;
