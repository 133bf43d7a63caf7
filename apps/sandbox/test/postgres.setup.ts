import type { TestProject } from "vitest/node";
import { findPostgres, startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of a real PostgreSQL for this run; null where none is installed. */
    postgres: string | null;
  }
}

/** Starts one PostgreSQL for the whole run, in which each test creates its databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) {
    const reason =
      "No PostgreSQL was found: install Debian's postgresql, or set POSTGRES_BIN to its programs.";
    if (process.env["CI"]) throw new Error(reason);
    process.stderr.write(`${reason} What needs one is skipped.\n`);
    project.provide("postgres", null);
    return async () => {};
  }
  const server = await startPostgres(bin);
  project.provide("postgres", server.address);
  return () => server.remove();
}
