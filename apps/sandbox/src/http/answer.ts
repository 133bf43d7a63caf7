import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Envelope } from "./problem.ts";

/** Shorter ones fit into a few packets as they are. */
const LONG = 8_192;
const pack = promisify(gzip);

/** Sends an envelope, long ones compressed for who takes them so; beside the requests, on one of Node's threads. */
export async function sendEnvelope(
  context: Context,
  envelope: Envelope,
  status: ContentfulStatusCode,
): Promise<{ readonly response: Response; readonly bytes: number }> {
  const text = JSON.stringify(envelope);
  const bytes = text.length;
  context.header("content-type", "application/json");
  if (bytes < LONG) return { response: context.body(text, status), bytes };
  context.header("vary", "Accept-Encoding", { append: true });
  const encoding = accepts(context, {
    header: "Accept-Encoding",
    supports: ["gzip"],
    default: "identity",
  });
  if (encoding !== "gzip") return { response: context.body(text, status), bytes };
  context.header("content-encoding", "gzip");
  const packed = await pack(text, { level: constants.Z_BEST_SPEED });
  return { response: context.body(new Uint8Array(packed), status), bytes };
}
