import { availableParallelism } from "node:os";
import { createTurns, type Turns } from "./turns.ts";

const tooMany = "Too many try this at the moment. Please try again.";

/**
 * Creates the queue of writes without a session, such as sign-in, registration and password reset. A few run at once,
 * so that a flood of them from many addresses does not delay signed-in clients.
 */
export const createVisitorTurns = (): Turns =>
  createTurns({
    // The number is one more than the number of passwords that are hashed at once, so that a call without a hash does not wait
    // for a hash.
    atOnce: Math.min(4, Math.max(2, availableParallelism())),
    waiting: 50,
    ofOne: 50,
    retryAfter: 2,
    words: { own: tooMany, all: tooMany },
  });
