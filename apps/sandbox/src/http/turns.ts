import { Problem } from "./problem.ts";

/** How many may work, and wait, at the same time. */
export interface Share {
  /** Of everybody. */
  readonly atOnce: number;
  readonly waiting: number;
  /** At work or waiting, of one. */
  readonly ofOne: number;
  /** What who is past the own share is told, and who finds no room. */
  readonly words: { readonly own: string; readonly all: string };
  /** When there may be room again, in seconds. */
  readonly retryAfter: number;
}

/** Who works: an account, or a network. */
type Owner = number | string;

interface Waiting {
  readonly owner: Owner;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Owners whose last turn is remembered. */
const MOST_KEPT = 10_000;

/** Who waits, in the order of their turns: the first of each before anybody's second, the longest without one first. */
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

/**
 * Gives turns, fairly over their owners: the first that each waits for comes before anybody's second, and whose last turn
 * is the longest ago comes first, so that who had none for a while waits for what is under way and not for a crowd. Past
 * the own share it is a 429; where too many wait, whose turn would come last gets a 503.
 */
export function createTurns({ atOnce, waiting, ofOne, words, retryAfter }: Share) {
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
    /** Does some work in its owner's turn. */
    take,
    /** Whether it is worth asking: who waits for nothing yet may take the place of somebody's second. */
    hasRoom: (owner: Owner) => line.length < waiting || line.every((one) => one.owner !== owner),
  };
}
