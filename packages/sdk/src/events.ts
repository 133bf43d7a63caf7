import { createParser } from "eventsource-parser";
import { ApiError, isApiError } from "./api-error.ts";
import type { Client, ClientOptions } from "./client.ts";
import { unwrap } from "./envelope.ts";
import { type Data, findRoute } from "./operation.ts";
import { completeInputs } from "./wire/inputs.ts";
import { isOfShape } from "./wire/shape.ts";

/** An event of the user's stream. A newer provider may send kinds that this version does not know. */
export type StreamEvent = Data<"Stream">["events"][number];

/** The options of {@link streamEvents}. */
export interface StreamOptions {
  /** The place of the last event, from which the stream continues; null for a new stream. */
  readonly after: string | null;
  /** Ends the stream; the call then rejects with its reason. */
  readonly signal: AbortSignal;
  /** Called once the provider has accepted the stream. */
  readonly onOpen?: () => void;
  /** Called with each event, and with the place to continue after it; null where the place has not changed. */
  readonly onEvent: (event: StreamEvent, place: string | null) => void;
  /** Milliseconds without any byte after which the connection counts as lost; 75,000 by default. */
  readonly patience?: number;
}

const operation = "Stream";
/** The maximum number of characters of an event; a longer text is no event of the contract. */
const MOST = 65_536;

/** Returns a signal that aborts when no bytes have arrived for a time (ms); `hear` restarts that time. */
function watchSilence(patience: number) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: silence.signal,
    hear() {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), patience);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Parses an event; null for a text that is no event, which a later provider may send. */
function readEvent(data: string): StreamEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    const isEvent = (value: unknown): value is StreamEvent => isOfShape("id kind at subject?", value);
    return isEvent(event) ? event : null;
  } catch {
    return null;
  }
}

/** Opens the stream with the session's ids and credentials, as every other call. */
async function connect(options: ClientOptions, after: string | null, signal: AbortSignal): Promise<Response> {
  const { baseUrl, companyId, session, auth, hasCapability, credentials = "same-origin" } = options;
  const { area, capability } = await findRoute(operation);
  if (capability && (await hasCapability?.(capability)) === false)
    throw new ApiError({ operation, kind: "unsupported" });
  const fields = await completeInputs(operation, {}, session?.() ?? null, companyId);
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const request = new Request(`${baseUrl.replace(/\/$/, "")}/api/${area}/${operation}?${query}`, {
    credentials,
    headers: { Accept: "text/event-stream", ...(after !== null && { "Last-Event-ID": after }) },
  });
  const send = options.fetch ?? ((input: Request, init: RequestInit) => fetch(input, init));
  const response = await send(auth ? await auth(request) : request, { signal });
  if (response.ok && response.headers.get("content-type")?.startsWith("text/event-stream")) return response;
  unwrap(operation, response, await response.text(), (options.clock ?? Date.now)());
  // The provider has the events, but no stream of them.
  throw new ApiError({ operation, kind: "unsupported" });
}

/**
 * Follows the stream of the signed-in user's events; resolves when the provider ends it. The caller connects again
 * after the place of the last event.
 *
 * @throws {ApiError} where the stream cannot be opened or breaks: `unauthenticated` where the session has ended,
 * `unsupported` where the provider has no stream.
 * @example
 * await streamEvents(client, { after: null, signal, onEvent: ({ kind }) => console.log(kind) });
 */
export async function streamEvents(
  { options }: Pick<Client, "options">,
  { after, signal, onOpen, onEvent, patience = 75_000 }: StreamOptions,
): Promise<void> {
  const silence = watchSilence(patience);
  silence.hear();
  try {
    const either = AbortSignal.any([signal, silence.signal]);
    const response = await connect(options, after, either);
    const reader = response.body?.getReader();
    // The stream ends too if the `fetch` of the caller ignores the signal.
    either.addEventListener("abort", () => void reader?.cancel().catch(() => {}));
    onOpen?.();
    const parser = createParser({
      maxBufferSize: MOST,
      onEvent({ data, id }) {
        const event = readEvent(data);
        if (event) onEvent(event, id ?? null);
      },
    });
    const decoder = new TextDecoder();
    for (;;) {
      const chunk = await reader?.read();
      either.throwIfAborted();
      if (!chunk || chunk.done) return;
      silence.hear();
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (isApiError(cause)) throw cause;
    throw new ApiError({ operation, kind: silence.signal.aborted ? "timeout" : "offline" }, { cause });
  } finally {
    silence.stop();
  }
}
