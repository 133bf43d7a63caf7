import { setImmediate as loopTurn } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import pLimit from "p-limit";

/** Lets the event loop serve the network after some work, before the next begins. */
async function thenYield<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    await loopTurn();
  }
}

const yielding = (transaction: Transaction): Transaction => ({
  ...transaction,
  query: (...statement) => thenYield(transaction.query(...statement)),
  get closed() {
    return transaction.closed;
  },
});

/**
 * Runs one statement or transaction of the embedded engine at a time, and the event loop after each. The engine works
 * on this thread: without pauses it would run everything that waits for it before the next request is read.
 */
export function serveInTurn(engine: PGlite): void {
  const inTurn = pLimit(1);
  const query = engine.query.bind(engine);
  const transaction = engine.transaction.bind(engine);
  engine.query = (...statement) => inTurn(() => thenYield(query(...statement)));
  engine.transaction = (work) => inTurn(() => transaction((each) => work(yielding(each))));
}
