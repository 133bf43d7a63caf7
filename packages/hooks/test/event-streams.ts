import { examples } from "@broker/api-spec/examples";
import { createTestProvider } from "./provider.ts";

const { data: told } = examples.GetCapabilities.success;
const bytes = new TextEncoder();

/** A provider whose open streams a test writes to. */
export function createStreamingProvider(
  capabilities: readonly string[] = ["events"],
  own: Parameters<typeof createTestProvider>[0] = {},
) {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const places: (string | null)[] = [];
  let count = 0;
  const write = (text: string) => {
    for (const controller of open) controller.enqueue(bytes.encode(text));
  };
  const provider = createTestProvider({
    GetCapabilities: () =>
      Response.json({
        responseCode: 1,
        responseMessage: "",
        data: { ...told, capabilities: ["capabilities", ...capabilities] },
      }),
    Stream(request) {
      places.push(request.headers.get("last-event-id"));
      let own: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          open.add(controller);
        },
        cancel: () => void open.delete(own),
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
    ...own,
  });
  return {
    provider,
    /** The places from which the streams began, in the order in which they were opened. */
    places,
    /** Returns the number of open streams. */
    open: () => open.size,
    /** Sends an event over all open streams; returns the place that it names. */
    tell(kind: string, subject: string | null = null): string {
      count += 1;
      const place = `t.${count}:${count}:`;
      const event = { id: String(count), kind, at: "2026-11-21T08:30:00.000Z", subject };
      write(`id: ${place}\ndata: ${JSON.stringify(event)}\n\n`);
      return place;
    },
    /** Ends all open streams, as a replica that stops. */
    end() {
      for (const controller of open) controller.close();
      open.clear();
    },
  };
}
