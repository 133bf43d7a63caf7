import { examples } from "@broker/api-spec/examples";
import { operations } from "@broker/api-spec/operations";
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from "msw";
import { mockCapabilities } from "./capability.scenarios.ts";
import { type Data, fail, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

/** An event of the stream, by the contract. */
type Event = Data<"Stream">["events"][number];

/** Sends an event over the open streams of {@link mockStream}. */
export type SendEvent = (event: Partial<Event> & Pick<Event, "kind">) => void;

const ready: Event = { id: "", kind: "ready", at: "2026-11-21T08:29:00.000Z", subject: null };
const bytes = new TextEncoder();

/**
 * Returns the handler of a stream of events that is ready at once, and the function that sends an event over it. A client
 * that wants no stream gets the contract's example. It needs no `EventSource`, as `sse` of msw does, so that tests can use
 * it in Node.
 *
 * @example
 * const { handler, send } = mockStream();
 * msw.use(mockCapabilities("events"), handler);
 * send({ kind: "deposit", subject: "D-20261121-0001" });
 */
export function mockStream(): { readonly handler: HttpHandler; readonly send: SendEvent } {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let count = 0;
  const write = (controller: ReadableStreamDefaultController<Uint8Array>, event: Event) => {
    count += 1;
    controller.enqueue(bytes.encode(`id: mock.${count}:${count}:\ndata: ${JSON.stringify(event)}\n\n`));
  };
  const handler = http.get(`*${operations.Stream.path}`, ({ request }) => {
    if (!request.headers.get("accept")?.includes("text/event-stream"))
      return HttpResponse.json<JsonBodyType>(examples.Stream.success);
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        open.add(own);
        write(own, ready);
      },
      cancel: () => void open.delete(own),
    });
    return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
  });
  return {
    handler,
    send(event) {
      for (const controller of open) write(controller, { ...ready, id: String(count), ...event });
    },
  };
}

/** Scenarios of the stream of events. */
export const eventScenarios = {
  quiet: [mockCapabilities("events"), mockStream().handler],
  refused: [mockCapabilities("events"), refuse("Stream")],
  offline: [mockCapabilities("events"), fail("Stream", "offline")],
} satisfies Scenarios;
