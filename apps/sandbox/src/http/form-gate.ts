import { operations } from "@broker/api-spec/operations";
import type { MiddlewareHandler } from "hono";
import { PATH } from "../backoffice/layout.ts";
import type { Env } from "./env.ts";
import type { Deps } from "../deps.ts";
import { findCaller } from "../session/session.service.ts";
import { Problem } from "./problem.ts";
import { createRoom } from "./room.ts";
import { type Pace, limitPace } from "./upload-pace.ts";

/** The maximum size of a form: three files of 5 MB and its fields. */
export const MAX_FORM_BYTES = 16 * 1024 * 1024;
/** The memory that all forms may use at once: eight of the largest, or hundreds of usual ones. */
const MOST_HELD_BYTES = 128 * 1024 * 1024;
/** The memory that the forms of one client may use: two of the largest. */
const MOST_HELD_BY_ONE = 2 * MAX_FORM_BYTES;
/** The number of concurrent forms of one client: a small form can hold a file that is expensive to decode. */
const MOST_OF_ONE = 4;
/** The memory that the forms of one address may use, however many accounts send them. */
const MOST_HELD_BY_ADDRESS = MOST_HELD_BYTES / 4;

const paths = new Set<string>(
  Object.values(operations).flatMap(({ send, path }) => (send === "form" ? [path] : [])),
);

/** The path of the form by which staff answer a conversation, which can have files. */
const answerPath = new RegExp(`^${PATH}/threads/C-[0-9A-Za-z-]{1,38}$`);

/** Returns who sends forms with files to a path; null for a path that accepts no files. */
const senderOf = (path: string): "client" | "staff" | null => {
  if (paths.has(path)) return "client";
  return answerPath.test(path) ? "staff" : null;
};

/** Returns whether a request is a form with files, which alone may be large. */
export const isUploadForm = (path: string, contentType: string | undefined): boolean =>
  senderOf(path) !== null && contentType?.toLowerCase().startsWith("multipart/") === true;

/**
 * Limits forms with files before anything of them is read: to signed-in clients or staff, to the free memory and the
 * sender's share of it, and to a minimum pace. Exceeding the memory is a 503, the share of a client or an address a 429, a form
 * that is too slow a 408.
 */
export function createFormGate(deps: Deps, pace?: Pace): MiddlewareHandler<Env> {
  let held = 0;
  const takeRoom = createRoom(MOST_HELD_BY_ADDRESS);
  const heldBy = new Map<number, { readonly bytes: number; readonly forms: number }>();
  const ofClient = (userId: number) => heldBy.get(userId) ?? { bytes: 0, forms: 0 };
  const hold = (userId: number, size: number): void => {
    held += size;
    const { bytes, forms } = ofClient(userId);
    const mine = { bytes: bytes + size, forms: forms + Math.sign(size) };
    if (mine.bytes > 0) heldBy.set(userId, mine);
    else heldBy.delete(userId);
  };
  return async (context, next) => {
    const caller = await findCaller(deps, context, senderOf(context.req.path) ?? "client");
    if (!caller) throw new Problem(401, "signedOut", "Please sign in.");
    context.set("caller", caller);
    const { userId } = caller.user;
    const declared = Number(context.req.header("content-length") ?? MAX_FORM_BYTES);
    const size = Math.min(declared, MAX_FORM_BYTES);
    const wait = { retryAfter: 2 };
    const mine = ofClient(userId);
    if (mine.bytes + size > MOST_HELD_BY_ONE || mine.forms >= MOST_OF_ONE)
      throw new Problem(429, "tooManyAttempts", "Your other files still arrive. Please try again.", wait);
    if (held + size > MOST_HELD_BYTES)
      throw new Problem(503, "notReady", "Too many files arrive at this moment. Please try again.", wait);
    const leaveRoom = takeRoom(context.var.address, size);
    if (!leaveRoom)
      throw new Problem(
        429,
        "tooManyAttempts",
        "Too many files arrive from where you are. Please try again.",
        wait,
      );
    const { raw } = context.req;
    // A form that declares too large a size is refused unread by the next middleware.
    const form = raw.body && declared <= MAX_FORM_BYTES ? limitPace(raw.body, size, pace) : null;
    hold(userId, size);
    try {
      if (form) {
        const { body } = form;
        context.req.raw = new Request(raw, { method: raw.method, body, duplex: "half" });
      }
      await next();
    } finally {
      form?.release();
      hold(userId, -size);
      leaveRoom();
    }
  };
}
