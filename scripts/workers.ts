import { availableParallelism } from "node:os";

/**
 * One worker more than processors, because tests wait for databases, processes and pages. Vitest's default is one
 * fewer, which leaves half of two processors idle.
 */
const maxWorkers = availableParallelism() + 1;

/** The settings of each project whose tests run in Node. They form one group, so that no worker waits for the last file of another project. */
export const besideOthers = { maxWorkers, sequence: { groupOrder: 1 } };

/** The settings of each project whose tests run in a browser. They form the group that runs after the group of Node. */
export const pagesBesideOthers = { maxWorkers, sequence: { groupOrder: 2 } };

/**
 * The settings of each project whose tests visit pages of the whole product. In `npm test` a failed test of these projects
 * runs a second time, and the end of the run lists the tests that passed only then. Tests of rules, machines and calls run
 * once.
 */
export const visits = { retry: process.env["SECOND_ATTEMPTS"] === undefined ? 0 : 1 };
