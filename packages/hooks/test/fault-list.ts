import type { ApiErrorKind } from "@broker/sdk";

/** A fault of a call. */
export interface Fault {
  readonly name: string;
  /** How often the provider does the request before the answer is damaged. */
  readonly commits: 0 | 1 | 2;
  /** The error kind that the client must report; null when the call must succeed. */
  readonly kind: ApiErrorKind | null;
  /** The provider's own sentence, where it must reach the screen. */
  readonly message?: string;
  /** Returns the answer that the client gets instead; `giveUp` runs out its time. */
  answer(good: Response, giveUp: () => void): Response | Promise<Response>;
}

/** Hostile text that no screen may run and no code may fail on. */
const HOSTILE = `"><script>alert(1)</script>{{7*7}}\u202E\u0000%00${"é".repeat(5000)}`;

function envelope(code: number, message: string, data: unknown = null, status = 200, headers = {}) {
  const body = { responseCode: code, responseMessage: message, data };
  return Response.json(body, { status, headers, statusText: status === 200 ? "OK" : "" });
}

/** Returns an answer whose connection breaks in the middle. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"responseCode":1,'));
    },
    pull: (controller) => controller.error(new TypeError("terminated")),
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

/** The faults that the portal must survive. */
export const faultList: readonly Fault[] = [
  {
    name: "refused",
    commits: 0,
    kind: "refused",
    message: "Not today.",
    answer: () => envelope(0, "Not today."),
  },
  { name: "refused without a message", commits: 0, kind: "refused", answer: () => envelope(0, "") },
  {
    name: "refused in hostile words",
    commits: 0,
    kind: "refused",
    message: HOSTILE,
    answer: () => envelope(0, HOSTILE),
  },
  {
    name: "turned away with 429",
    commits: 0,
    kind: "rateLimited",
    message: "Too many attempts.",
    answer: () => envelope(4029, "Too many attempts.", null, 429, { "retry-after": "30" }),
  },
  {
    name: "turned away with 401",
    commits: 0,
    kind: "unauthenticated",
    answer: () => envelope(4001, "Please sign in.", null, 401),
  },
  { name: "offline", commits: 0, kind: "offline", answer: () => Response.error() },
  { name: "503", commits: 0, kind: "server", answer: () => envelope(5003, "Not ready.", null, 503) },
  { name: "reply lost after the commit", commits: 1, kind: "offline", answer: () => Response.error() },
  {
    name: "no reply",
    commits: 1,
    kind: "timeout",
    answer(_good, giveUp) {
      giveUp();
      return new Promise(() => {});
    },
  },
  { name: "offline in the middle", commits: 1, kind: "offline", answer: brokenOff },
  {
    name: "500 with HTML",
    commits: 1,
    kind: "server",
    answer: () => new Response("<h1>Internal Server Error</h1>", { status: 500 }),
  },
  { name: "empty", commits: 1, kind: "malformed", answer: () => new Response(null, { status: 200 }) },
  {
    name: "truncated",
    commits: 1,
    kind: "malformed",
    answer: async (good) => new Response((await good.text()).slice(0, -12)),
  },
  {
    name: "of the wrong shape",
    commits: 1,
    kind: "malformed",
    answer: () => envelope(1, "Success", [{ not: "what the contract says" }]),
  },
  {
    name: "slow",
    commits: 1,
    kind: null,
    async answer(good) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return good;
    },
  },
  { name: "delivered twice", commits: 2, kind: null, answer: (good) => good },
];
