/** The outcomes of concurrent attempts. */
export interface Outcomes<T> {
  readonly done: readonly T[];
  readonly failed: readonly unknown[];
}

/** Runs an action many times concurrently. */
export async function atOnce<T>(count: number, work: (index: number) => Promise<T>): Promise<Outcomes<T>> {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
  return {
    done: results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    failed: results.flatMap((one) => (one.status === "rejected" ? [one.reason] : [])),
  };
}
