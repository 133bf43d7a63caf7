import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How long the third party may take before its place is given to the empty state, in milliseconds. */
const PATIENCE = 15_000;

/** Where an embedded screener stands. */
export type ScreenerStatus = "loading" | "loaded" | "failed" | "offline";

/** What a frame's document says of itself; anything else is not for us. */
function newsOf({ data }: MessageEvent<unknown>): "loaded" | "failed" | null {
  const news = typeof data === "object" && data !== null && "screener" in data ? data.screener : null;
  return news === "loaded" || news === "failed" ? news : null;
}

const statusNow = (): ScreenerStatus => (navigator.onLine ? "loading" : "offline");

interface EmbeddedScreener {
  readonly status: ScreenerStatus;
  /** New at each try, to start the frame anew. */
  readonly attempt: number;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly retry: () => void;
}

/** Follows one embedded screener: it waits for the frame's own word, and not for ever. */
export function useScreener(): EmbeddedScreener {
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
      // The frame has no origin: only its window tells whose words these are.
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
