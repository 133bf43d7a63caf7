import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Envelope } from "./problem.ts";

/** The length below which a body is not compressed, because it fits into a few packets. */
const LONG = 8_192;
const pack = promisify(gzip);

/** Compresses a text with gzip on a thread of Node's pool, so that other requests continue. */
export const compress = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await pack(text, { level: constants.Z_BEST_SPEED }));

/** Sends JSON text, compressed if it is long and the client accepts gzip. */
export async function sendJson(
  context: Context,
  text: string,
  status: ContentfulStatusCode,
  compressed: () => Promise<Uint8Array<ArrayBuffer>> = () => compress(text),
): Promise<Response> {
  context.header("content-type", "application/json");
  if (text.length < LONG) return context.body(text, status);
  context.header("vary", "Accept-Encoding", { append: true });
  const encoding = accepts(context, {
    header: "Accept-Encoding",
    supports: ["gzip"],
    default: "identity",
  });
  if (encoding !== "gzip") return context.body(text, status);
  context.header("content-encoding", "gzip");
  return context.body(await compressed(), status);
}

/** Sends an envelope, and returns the length of its JSON text. */
export async function sendEnvelope(
  context: Context,
  envelope: Envelope,
  status: ContentfulStatusCode,
): Promise<{ readonly response: Response; readonly bytes: number }> {
  const text = JSON.stringify(envelope);
  return { response: await sendJson(context, text, status), bytes: text.length };
}
