import type { Lane } from "./job.store.ts";

/** The number of jobs of each lane that a process runs at once. */
export const atOnceIn: Readonly<Record<Lane, number>> = {
  codes: 5,
  letters: 3,
  support: 1,
  reports: 4,
  // Each draws a PDF in one thread.
  papers: 1,
  // Each makes a copy of all data about a client; a large copy holds up large copies only.
  copies: 1,
  largeCopies: 1,
};
