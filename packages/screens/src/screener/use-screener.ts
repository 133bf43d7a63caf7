import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** The time after which a third party that does not respond is replaced by the empty state, in milliseconds. */
const PATIENCE = 15_000;

/** The state of an embedded screener. */
export type ScreenerStatus = "loading" | "loaded" | "failed" | "offline";

/** Parses a message of a frame's document; null for other messages. */
function newsOf({ data }: MessageEvent<unknown>): "loaded" | "failed" | null {
  const news = typeof data === "object" && data !== null && "screener" in data ? data.screener : null;
  return news === "loaded" || news === "failed" ? news : null;
}

const statusNow = (): ScreenerStatus => (navigator.onLine ? "loading" : "offline");

interface ScreenerState {
  readonly status: ScreenerStatus;
  /** The number of the attempt, which remounts the frame. */
  readonly attempt: number;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly retry: () => void;
}

/** Tracks the state of an embedded screener, which reports it by message, with a time limit. */
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
    const timer = setTimeout(() => setStatus("failed"), PATIENCE);
    const listen = (event: MessageEvent<unknown>) => {
      // The frame has an opaque origin, so messages are identified by its window.
      const news = event.source === frame.current?.contentWindow ? newsOf(event) : null;
      if (news !== null) setStatus(news);
    };
    window.addEventListener("message", listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", listen);
    };
  }, [status]);

  return { status, attempt, frame, retry };
}
