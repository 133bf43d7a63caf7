import type { QueryFilters } from "@tanstack/react-query";
import type { Broker } from "./broker.ts";
import { mayPass } from "./cache-options.ts";

/** The first pause and the longest pause between two attempts, in milliseconds. */
const FIRST = 4000;
const LONGEST = 30_000;

/** How often failed reads are repeated while the provider answers: a single call may fail for good. */
const REPEATS = 5;
/** After this time (ms) without an attempt, the next failure is another outage, which has its own count. */
const OUTAGE = 300_000;

/** The attempts of a broker in one outage. */
interface Recovery {
  isPlanned: boolean;
  asked: number;
  repeated: number;
  lastAt: number;
}
const recoveries = new WeakMap<Broker, Recovery>();

const start = (lastAt: number): Recovery => ({ isPlanned: false, asked: 0, repeated: 0, lastAt });

/** Returns the pause before an attempt, which grows and differs from browser to browser. */
const pauseOf = (attempt: number): number =>
  Math.min(LONGEST, FIRST * 2 ** attempt) * (0.75 + Math.random() / 2);

/** Returns the filter of the reads that are shown, and failed for a reason that passes by itself. */
const failedOf = ({ rootKey }: Broker): QueryFilters => ({
  queryKey: rootKey,
  type: "active",
  predicate: ({ state }) => state.status === "error" && mayPass(state.error),
});
const hasFailed = (broker: Broker): boolean =>
  broker.queryClient.getQueryCache().findAll(failedOf(broker)).length > 0;

/** Returns whether the provider answers again, by one call. */
const isBack = ({ client }: Broker): Promise<boolean> =>
  client.call("GetCapabilities", {}).then(
    () => true,
    (error: unknown) => !mayPass(error),
  );

/**
 * Reads again what is shown and failed for a reason that passes by itself, as in the seconds in which a database is
 * replaced. One call asks whether the provider answers again; until then nothing changes on the screen. It ends when nothing
 * that failed is shown any more. Does nothing where nothing failed, or while an attempt is planned.
 */
export function recoverReads(
  broker: Broker,
  delay: (run: () => void, ms: number) => void = setTimeout,
): void {
  const now = broker.clock();
  const known = recoveries.get(broker);
  const recovery = known && now - known.lastAt < OUTAGE ? known : start(now);
  recoveries.set(broker, recovery);
  if (recovery.isPlanned || recovery.repeated >= REPEATS || !hasFailed(broker)) return;
  recovery.isPlanned = true;
  const attempt = async () => {
    if (hasFailed(broker) && document.visibilityState === "visible" && (await isBack(broker))) {
      recovery.repeated += 1;
      await broker.queryClient.refetchQueries(failedOf(broker));
    }
    recovery.asked += 1;
    recovery.lastAt = broker.clock();
    recovery.isPlanned = false;
    if (hasFailed(broker)) recoverReads(broker, delay);
    else recoveries.delete(broker);
  };
  delay(() => void attempt(), pauseOf(recovery.asked));
}
