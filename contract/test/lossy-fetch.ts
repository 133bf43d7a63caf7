/** What becomes of the next call that moves money: nothing unusual; its reply is lost after it was done; the request is lost; or it is delivered later. */
type Fate = "nothing" | "reply" | "request" | "late";

/** A connection that loses things on demand. */
export interface LossyFetch {
  readonly fetch: (request: Request) => Promise<Response>;
  lose(fate: Fate): void;
  /** Delivers what was held, in the order in which it was sent. */
  deliver(): Promise<void>;
}

const isMoney = ({ headers }: Request) => headers.has("idempotency-key");

/** Makes one over another. */
export function createLossyFetch(fetch: (request: Request) => Promise<Response>): LossyFetch {
  const held: Request[] = [];
  let next: Fate = "nothing";
  return {
    lose: (fate) => void (next = fate),
    async fetch(request) {
      const fate = isMoney(request) ? next : "nothing";
      if (fate === "nothing") return fetch(request);
      next = "nothing";
      // Its signal dies with the page that sent it, and the request is on its way all the same.
      if (fate === "late") held.push(new Request(request, { signal: new AbortController().signal }));
      if (fate === "reply") await fetch(request);
      throw new TypeError("The connection was lost");
    },
    async deliver() {
      for (const request of held.splice(0)) await fetch(request);
    },
  };
}
