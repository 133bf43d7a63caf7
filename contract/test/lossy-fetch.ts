/** What happens to the next write of money: it is delivered; its reply is lost after it was done; the request is lost; or the request is delivered later. */
type Fate = "nothing" | "reply" | "request" | "late";

/** A connection that loses messages on demand. */
export interface LossyFetch {
  readonly fetch: (request: Request) => Promise<Response>;
  lose(fate: Fate): void;
  /** Delivers the held requests, in the order in which they were sent. */
  deliver(): Promise<void>;
}

const isMoney = ({ headers }: Request) => headers.has("idempotency-key");

/** Wraps a `fetch` in a lossy connection. */
export function createLossyFetch(fetch: (request: Request) => Promise<Response>): LossyFetch {
  const held: Request[] = [];
  let next: Fate = "nothing";
  return {
    lose: (fate) => void (next = fate),
    async fetch(request) {
      const fate = isMoney(request) ? next : "nothing";
      if (fate === "nothing") return fetch(request);
      next = "nothing";
      // The signal is aborted with its page, but the request was sent already.
      if (fate === "late") held.push(new Request(request, { signal: new AbortController().signal }));
      if (fate === "reply") await fetch(request);
      throw new TypeError("The connection was lost");
    },
    async deliver() {
      for (const request of held.splice(0)) await fetch(request);
    },
  };
}
