import { matchQuery, type QueryFilters } from "@tanstack/react-query";
import type { Broker } from "./broker.ts";
import { mayPass } from "./cache-options.ts";

/** The first pause and the longest pause between two attempts, in milliseconds. */
const FIRST = 4000;
const LONGEST = 30_000;

/** How often failed reads are repeated while the provider answers: a single call may fail for good. */
const ATTEMPTS = 5;

/** Runs a function after milliseconds; returns a function that prevents it. */
type Delay = (run: () => void, milliseconds: number) => () => void;

const delayByTimer: Delay = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Returns the pause before an attempt, which grows and differs from browser to browser. */
const pauseOf = (attempt: number): number =>
  Math.min(LONGEST, FIRST * 2 ** attempt) * (0.75 + Math.random() / 2);

/**
 * Reads again what is shown and failed for a reason that passes by itself, as in the seconds in which a database is
 * replaced. One call asks whether the provider answers again; until then nothing changes on the screen. Returns a function
 * that stops it.
 */
export function recoverReads({ client, queryClient, rootKey }: Broker, delay = delayByTimer): () => void {
  const cache = queryClient.getQueryCache();
  const filter: QueryFilters = {
    queryKey: rootKey,
    type: "active",
    predicate: ({ state }) => state.status === "error" && mayPass(state.error),
  };
  let prevent: (() => void) | null = null;
  let asked = 0;
  let repeated = 0;
  const isBack = () =>
    client.call("GetCapabilities", {}).then(
      () => true,
      (error: unknown) => !mayPass(error),
    );
  const plan = () => {
    prevent ??= delay(() => void repeat(), pauseOf(asked));
  };
  async function repeat(): Promise<void> {
    if (document.visibilityState === "visible" && (await isBack())) {
      repeated += 1;
      await queryClient.refetchQueries(filter);
    }
    prevent = null;
    asked += 1;
    if (cache.findAll(filter).length === 0) asked = repeated = 0;
    else if (repeated < ATTEMPTS) plan();
  }
  const stop = cache.subscribe(({ type, query }) => {
    if (type === "updated" && repeated < ATTEMPTS && matchQuery(filter, query)) plan();
  });
  return () => {
    stop();
    prevent?.();
  };
}
