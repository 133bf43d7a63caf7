import { Problem } from "./problem.ts";

/** The limits of concurrent and waiting work. */
export interface Share {
  /** The maximum number of running tasks of all owners. */
  readonly atOnce: number;
  readonly waiting: number;
  /** The maximum number of running and waiting tasks of one owner. */
  readonly ofOne: number;
  /** The messages of refusals: past the own share, and when too many wait. */
  readonly words: { readonly own: string; readonly all: string };
  /** The Retry-After of a refusal, in seconds. */
  readonly retryAfter: number;
}

/** The owner of a task: an account or a network. */
type Owner = number | string;

interface Waiting {
  readonly owner: Owner;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** The number of owners whose last turn is remembered. */
const MOST_KEPT = 10_000;

/** Orders waiting tasks: first one task of each owner, beginning with the owner whose last turn was the longest ago. */
function inOrder(line: readonly Waiting[], lastTurns: ReadonlyMap<Owner, number>): readonly Waiting[] {
  const seen = new Map<Owner, number>();
  const places = new Map<Waiting, number>();
  for (const one of line) {
    const place = seen.get(one.owner) ?? 0;
    seen.set(one.owner, place + 1);
    places.set(one, place);
  }
  const placeOf = (one: Waiting) => places.get(one) ?? 0;
  const lastTurn = ({ owner }: Waiting) => lastTurns.get(owner) ?? 0;
  return line.toSorted((a, b) => placeOf(a) - placeOf(b) || lastTurn(a) - lastTurn(b));
}

/** A queue of tasks with fair turns. */
export interface Turns {
  /** Runs a task in its owner's turn. */
  take<T>(owner: Owner, work: () => Promise<T>): Promise<T>;
  /**
   * Returns whether a task would be queued: the first waiting task of an owner can displace the second waiting task of another
   * owner.
   */
  hasRoom(owner: Owner): boolean;
}

/**
 * Creates a queue that is fair over its owners: the first waiting task of each owner comes before any second one, and the owner
 * whose last turn is the longest ago comes first. So an owner without a recent turn waits for the running tasks only. A task
 * beyond the share of its owner throws a 429; when too many tasks wait, the last task in the order throws a 503.
 */
export function createTurns({ atOnce, waiting, ofOne, words, retryAfter }: Share): Turns {
  const ownShare = () => new Problem(429, "tooManyAttempts", words.own, { retryAfter: 2 });
  const allTaken = () => new Problem(503, "notReady", words.all, { retryAfter });
  const held = new Map<Owner, number>();
  const lastTurns = new Map<Owner, number>();
  let line: readonly Waiting[] = [];
  let atWork = 0;
  let turns = 0;

  const next = (): void => {
    const [first] = atWork < atOnce ? inOrder(line, lastTurns) : [];
    if (!first) return;
    line = line.filter((one) => one !== first);
    atWork += 1;
    turns += 1;
    lastTurns.delete(first.owner);
    lastTurns.set(first.owner, turns);
    const [oldest] = lastTurns.size > MOST_KEPT ? lastTurns.keys() : [];
    if (oldest !== undefined) lastTurns.delete(oldest);
    first.begin();
  };
  const myTurn = (owner: Owner): Promise<void> =>
    new Promise((resolve, reject) => {
      line = [...line, { owner, begin: resolve, refuse: () => reject(allTaken()) }];
      next();
      if (line.length <= waiting) return;
      const last = inOrder(line, lastTurns).at(-1);
      line = line.filter((one) => one !== last);
      last?.refuse();
    });

  const take = async <T>(owner: Owner, work: () => Promise<T>): Promise<T> => {
    const mine = held.get(owner) ?? 0;
    if (mine >= ofOne) throw ownShare();
    held.set(owner, mine + 1);
    try {
      await myTurn(owner);
      try {
        return await work();
      } finally {
        atWork -= 1;
        next();
      }
    } finally {
      const left = (held.get(owner) ?? 1) - 1;
      if (left > 0) held.set(owner, left);
      else held.delete(owner);
    }
  };

  return {
    take,
    hasRoom: (owner: Owner) => line.length < waiting || line.every((one) => one.owner !== owner),
  };
}
