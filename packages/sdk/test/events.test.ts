import { describe, expect, test } from "vitest";
import { type StreamEvent, streamEvents, type StreamOptions } from "../src/events.ts";
import { envelope, ids } from "./provider.ts";
import { type ClientOptions, createClient } from "../src/index.ts";

const headers = { "content-type": "text/event-stream; charset=utf-8" };
const bytes = new TextEncoder();
const deposit = { id: "9034", kind: "deposit", at: "2026-11-21T08:30:00.000Z", subject: "D-1" };

/** Returns a stream of chunks; it stays open unless it is to be ended. */
const streamOf = (chunks: readonly string[], isOpen = false) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
        if (!isOpen) controller.close();
      },
    }),
    { headers },
  );

/** Follows a stream, and returns its events with their places, and the request. */
async function follow(
  answer: () => Response | Promise<Response>,
  { client = {}, ...options }: Partial<StreamOptions> & { readonly client?: Partial<ClientOptions> } = {},
) {
  const requests: Request[] = [];
  const heard: [StreamEvent, string | null][] = [];
  const send = async (request: Request) => {
    requests.push(request);
    return answer();
  };
  const connection = { baseUrl: "https://api.example.com/", companyId: 9, session: () => ids, fetch: send };
  await streamEvents(createClient({ ...connection, ...client }), {
    after: null,
    signal: new AbortController().signal,
    onEvent: (event, place) => void heard.push([event, place]),
    ...options,
  });
  return { heard, requests };
}

test("a stream is opened like every other call, from a place, and returns the contract's events", async () => {
  const data = `data: ${JSON.stringify(deposit)}`;
  const chunks = ["retry: 3000\n\n:\n\nid: t.1:1:\nda", `${data.slice(2)}\n`, "\n", `${data}\n\n`];
  const auth = (request: Request) => {
    request.headers.set("authorization", "Bearer embed_1");
    return request;
  };
  const { heard, requests } = await follow(() => streamOf(chunks), { after: "t.0:0:", client: { auth } });
  expect(heard).toEqual([
    [deposit, "t.1:1:"],
    [deposit, null],
  ]);
  const [request] = requests;
  expect(request?.url).toBe("https://api.example.com/api/Event/Stream?userId=100234");
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    accept: "text/event-stream",
    "last-event-id": "t.0:0:",
    authorization: "Bearer embed_1",
  });
});

test("a text that is no event is left out", async () => {
  const lines = [
    "data: {}",
    "data: no JSON",
    'data: {"id":1}',
    `data: ${JSON.stringify({ ...deposit, kind: "new" })}`,
  ];
  const { heard } = await follow(() => streamOf(lines.map((line) => `${line}\n\n`)));
  expect(heard.map(([{ kind }]) => kind)).toEqual(["new"]);
});

describe("a stream that cannot be followed rejects with its kind", () => {
  test.each([
    ["unauthenticated", () => envelope(null, 4001, "Sign in.", { status: 401 })],
    ["forbidden", () => envelope(null, 4003, "Not yours.", { status: 403 })],
    ["rateLimited", () => envelope(null, 4029, "Later.", { status: 429, headers: { "retry-after": "60" } })],
    ["server", () => envelope(null, 5003, "Full.", { status: 503 })],
    ["malformed", () => new Response("<h1>Hello</h1>")],
    ["unsupported", () => envelope({ place: "t.1:1:", events: [] })],
    ["offline", () => Promise.reject(new TypeError("fetch failed"))],
    ["offline", () => streamOf(["data: ".padEnd(70_000, "x"), "x", "x"], true)],
  ] as const)("%s", async (kind, answer) => {
    await expect(follow(answer)).rejects.toMatchObject({ kind, operation: "Stream" });
  });

  test("unsupported: nothing is sent without the capability", async () => {
    let count = 0;
    const client = { hasCapability: () => false };
    const answer = () => {
      count += 1;
      return streamOf([]);
    };
    await expect(follow(answer, { client })).rejects.toMatchObject({ kind: "unsupported" });
    expect(count).toBe(0);
  });

  test("unauthenticated: nothing is sent without a session", async () => {
    await expect(follow(() => streamOf([]), { client: { session: () => null } })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });

  test("timeout: a connection without a byte counts as lost", async () => {
    await expect(follow(() => streamOf([":\n\n"], true), { patience: 20 })).rejects.toMatchObject({
      kind: "timeout",
    });
  });
});

test("a caller's abort ends the stream with its reason, also where fetch ignores the signal", async () => {
  const leaving = new AbortController();
  const followed = follow(() => streamOf([], true), {
    signal: leaving.signal,
    onOpen: () => leaving.abort(new Error("left")),
  });
  await expect(followed).rejects.toThrow("left");
});
