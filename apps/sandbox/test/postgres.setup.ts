import { POSTGRES_VARIABLE } from "./databases.ts";
import { findPostgres, startPostgres } from "./postgres.ts";

/**
 * Starts one PostgreSQL for the whole run, in which each test creates its databases; the first project that needs it
 * starts it. With `TEST_ENGINE=embedded`, providers in the process of a test use the embedded engine all the same.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const done = async () => {};
  if (process.env[POSTGRES_VARIABLE]) return done;
  const bin = findPostgres();
  if (!bin) {
    const reason =
      "No PostgreSQL was found: install Debian's postgresql, or set POSTGRES_BIN to its programs.";
    if (process.env["CI"]) throw new Error(reason);
    process.stderr.write(
      `${reason} Tests use the embedded engine, and those that need PostgreSQL are skipped.\n`,
    );
    return done;
  }
  const server = await startPostgres(bin);
  process.env[POSTGRES_VARIABLE] = server.address;
  return () => server.remove();
}
