import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** The time in which a third party must answer at all, in milliseconds. */
const PATIENCE = 10_000;
/** The further time in which its widget must report that it is there, once its document has been opened. */
const MORE_PATIENCE = 20_000;

/** The state of an embedded screener. */
type ScreenerStatus = "loading" | "loaded" | "failed" | "offline";

const known = ["opened", "loaded", "failed"] as const;

/** Parses a message of a frame's document; undefined for other messages. */
function newsOf({ data }: MessageEvent<unknown>): (typeof known)[number] | undefined {
  const news = typeof data === "object" && data !== null && "screener" in data ? data.screener : null;
  return known.find((one) => one === news);
}

const statusNow = (): ScreenerStatus => (navigator.onLine ? "loading" : "offline");

interface ScreenerState {
  readonly status: ScreenerStatus;
  /** The number of the attempt, which remounts the frame. */
  readonly attempt: number;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly retry: () => void;
}

/**
 * Tracks the state of an embedded screener, which reports it by message, with time limits: that a frame was loaded says
 * nothing about what is in it.
 */
export function useScreener(): ScreenerState {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState(statusNow);
  const retry = useCallback(() => {
    setAttempt((last) => last + 1);
    setStatus(statusNow());
  }, []);

  useEffect(() => {
    if (status !== "offline") return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [status, retry]);

  useEffect(() => {
    if (status !== "loading") return undefined;
    const giveUp = () => setStatus("failed");
    let timer = setTimeout(giveUp, PATIENCE);
    const listen = (event: MessageEvent<unknown>) => {
      // The frame has an opaque origin, so messages are identified by its window.
      const news = event.source === frame.current?.contentWindow ? newsOf(event) : undefined;
      // The frame has loaded a document, which may be an error page.
      if (news === "opened") {
        clearTimeout(timer);
        timer = setTimeout(giveUp, MORE_PATIENCE);
      } else if (news) setStatus(news);
    };
    window.addEventListener("message", listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", listen);
    };
  }, [status]);

  return { status, attempt, frame, retry };
}
