import { Problem } from "./problem.ts";

/** The minimum pace of a form's upload, in milliseconds. */
export interface Pace {
  /** The time before the pace is checked. */
  readonly grace: number;
  /** The maximum time of the whole upload; at any time its progress must be sufficient to meet it. */
  readonly whole: number;
}

/**
 * The default pace: as long as any request may take; an upload that stalls longer than the grace time cannot succeed.
 */
const usual: Pace = { grace: 10_000, whole: 120_000 };

const tooSlow = () => new Problem(408, "malformed", "This request took too long to arrive.");

/** A body whose pace is checked while it arrives. */
interface PacedBody {
  readonly body: ReadableStream<Uint8Array>;
  /** Stops the check, for a body that is not read to its end. */
  release(): void;
}

/**
 * Passes a body on as it arrives, and aborts with a 408 when it is too slow to finish in time: a client that sends a
 * byte now and then must not occupy the memory of a form.
 */
export function limitPace(
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
  // Only the time spent waiting for the sender counts, not the time before the next read.
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
