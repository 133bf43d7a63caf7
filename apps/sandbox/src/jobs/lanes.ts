import type { Lane } from "./job.store.ts";

/** The number of jobs of each lane that a process runs at once. */
export const atOnceIn: Readonly<Record<Lane, number>> = {
  codes: 5,
  letters: 3,
  support: 1,
  reports: 4,
  // Each draws a PDF in one thread, or makes a copy of all data about a client.
  papers: 1,
};
