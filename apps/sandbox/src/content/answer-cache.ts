import { createHash } from "node:crypto";
import { compress } from "../http/answer.ts";

/** The text of an answer, its entity tag, and its compressed form, which is made once when it is first requested. */
interface Answer {
  readonly text: string;
  readonly etag: string;
  readonly compressed: () => Promise<Uint8Array<ArrayBuffer>>;
}

interface Kept {
  readonly moment: number;
  readonly answer: Promise<Answer>;
}

/** A cache of answers that are the same for all clients at one moment. */
export interface AnswerCache {
  has(question: string, moment: number): boolean;
  /** Returns the cached answer of a moment, or makes it once; concurrent requests wait for the same answer. */
  answer(question: string, moment: number, make: () => Promise<string>): Promise<Answer>;
}

/** Creates a cache of limited size that evicts the oldest answer; each replica has its own. */
export function createAnswerCache(most = 200): AnswerCache {
  const kept = new Map<string, Kept>();
  const find = (question: string, moment: number) => {
    const found = kept.get(question);
    return found?.moment === moment ? found : undefined;
  };
  const keep = (question: string, one: Kept) => {
    kept.delete(question);
    const [oldest] = kept.size >= most ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(question, one);
  };
  return {
    has: (question, moment) => find(question, moment) !== undefined,
    async answer(question, moment, make) {
      const found = find(question, moment);
      if (found) return found.answer;
      const made = make().then(toAnswer);
      const one = { moment, answer: made };
      keep(question, one);
      try {
        return await made;
      } catch (error) {
        if (kept.get(question) === one) kept.delete(question);
        throw error;
      }
    },
  };
}

function toAnswer(text: string): Answer {
  let compressed: ReturnType<typeof compress> | undefined;
  return { text, etag: etagOf(text), compressed: () => (compressed ??= compress(text)) };
}

/** Returns a weak ETag: the compressed and the uncompressed response share it. */
const etagOf = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
