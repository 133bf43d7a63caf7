import * as v from "valibot";

const Told = v.object({
  id: v.string(),
  kind: v.string(),
  at: v.string(),
  subject: v.nullable(v.string()),
});

/** An event of a stream, with the place in its `id` field. */
interface Heard {
  readonly kind: string;
  readonly subject: string | null;
  readonly id: string;
  readonly place: string | null;
}

/** A stream of events, read message by message. */
export interface EventReader {
  /** Returns the next event; null when the stream has ended. */
  next(): Promise<Heard | null>;
  /** Returns the next message, whether comment or event; null when the stream has ended. */
  nextMessage(): Promise<string | null>;
  close(): Promise<void>;
}

/** Reads the body of a stream. */
export function readStream(response: Response): EventReader {
  if (!response.body) throw new Error("The answer has no body");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const nextMessage = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const message = text.slice(0, end);
        text = text.slice(end + 2);
        return message;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  };
  return {
    nextMessage,
    async next() {
      for (;;) {
        const message = await nextMessage();
        if (message === null) return null;
        const fields = new Map(
          message.split("\n").map((line) => [line.split(": ")[0], line.replace(/^\w+: /, "")]),
        );
        const data = fields.get("data");
        if (data === undefined) continue;
        return { ...v.parse(Told, JSON.parse(data)), place: fields.get("id") ?? null };
      }
    },
    close: () => reader.cancel(),
  };
}
