import type { Broker } from "../src/broker.ts";

/** Takes the session alone, as a new password of another tab does until its answer. */
export async function holdSession({ rootKey }: Broker) {
  const name = [...rootKey, "session"].join(" ");
  const answer = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const request = navigator.locks.request(name, () => {
    held.resolve();
    return answer.promise;
  });
  await held.promise;
  return {
    /** Returns the number of calls that wait. */
    async waiting() {
      const { pending = [] } = await navigator.locks.query();
      return pending.filter((lock) => lock.name === name).length;
    },
    async release() {
      answer.resolve();
      await request;
    },
  };
}
