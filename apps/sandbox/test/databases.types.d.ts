/** The databases of tests, for rooms that start the provider in a process; without its internal types. */

/**
 * Creates a database with the demo accounts on the PostgreSQL of this run, and returns its address; null where this run
 * has none, so that the provider uses the embedded engine.
 */
export function createDemoDatabase(): Promise<string | null>;

/** Deletes a database that was created for a test. */
export function dropDatabase(url: string): Promise<unknown>;
