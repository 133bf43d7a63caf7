import { Problem } from "./problem.ts";

/** How fast a form must arrive, in milliseconds. */
export interface Pace {
  /** Nothing is asked of it until then. */
  readonly grace: number;
  /** How long it may take as a whole; at any time it must be as far as would do. */
  readonly whole: number;
}

/** As long as any request may take; who stalls longer than the grace is not going to make it. */
const usual: Pace = { grace: 10_000, whole: 120_000 };

const tooSlow = () => new Problem(408, "malformed", "This request took too long to arrive.");

/** A body that is watched while it arrives. */
interface PacedBody {
  readonly body: ReadableStream<Uint8Array>;
  /** Ends the watch, for a body that nobody is going to read to its end. */
  release(): void;
}

/**
 * Hands a body on as it comes, and breaks off with a 408 where it comes so slowly that it would not arrive in time: who
 * sends a byte now and then does not keep the room of a whole form meanwhile.
 */
export function paced(
  body: ReadableStream<Uint8Array>,
  size: number,
  { grace, whole }: Pace = usual,
): PacedBody {
  const reader = body.getReader();
  let arrived = 0;
  let waited = 0;
  let since: number | null = null;
  let watch: NodeJS.Timeout | undefined;
  const release = () => clearInterval(watch);
  // Only what the sender lets us wait counts, and not what we take ourselves before we read on.
  const isBehind = () => {
    const late = waited + (since === null ? 0 : performance.now() - since) - grace;
    return late >= 0 && arrived <= (size * late) / (whole - grace);
  };
  const watched = new ReadableStream<Uint8Array>({
    start(controller) {
      watch = setInterval(() => {
        if (!isBehind()) return;
        release();
        controller.error(tooSlow());
        void reader.cancel().catch(() => {});
      }, grace / 4).unref();
    },
    async pull(controller) {
      const start = performance.now();
      since = start;
      const { done, value } = await reader.read();
      since = null;
      waited += performance.now() - start;
      if (value) {
        arrived += value.length;
        controller.enqueue(value);
      }
      if (!done) return;
      release();
      controller.close();
    },
    cancel(reason) {
      release();
      return reader.cancel(reason);
    },
  });
  return { body: watched, release };
}
