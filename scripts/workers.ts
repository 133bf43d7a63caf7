import { availableParallelism } from "node:os";

/**
 * One worker more than processors, because tests wait for databases, processes and pages. Vitest's default is one
 * fewer, which leaves half of two processors idle.
 */
const maxWorkers = availableParallelism() + 1;

/** The settings of all projects in Node, which form one group, so that no worker waits for the last file of a project. */
export const besideOthers = { maxWorkers, sequence: { groupOrder: 1 } };

/** The settings of all projects in browsers, which form the next group; Vitest shares the pages among them. */
export const pagesBesideOthers = { maxWorkers, sequence: { groupOrder: 2 } };
