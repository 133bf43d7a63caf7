import { operations } from "@broker/api-spec/operations";
import type { Context, MiddlewareHandler } from "hono";
import { PATH } from "../backoffice/layout.ts";
import type { Env } from "./env.ts";
import type { Deps } from "../deps.ts";
import { findCaller } from "../session/session.service.ts";
import { Problem } from "./problem.ts";
import { createRoom } from "./room.ts";
import { type Pace, limitPace } from "./upload-pace.ts";

/** The maximum size of a form: three files of 5 MB and its fields. */
const MAX_FORM_BYTES = 16 * 1024 * 1024;
/** The memory that all forms of clients and staff may use at once: eight of the largest, or hundreds of usual ones. */
const MOST_HELD_BYTES = 128 * 1024 * 1024;
/** The memory that the forms of one client may use: two of the largest. */
const MOST_HELD_BY_ONE = 2 * MAX_FORM_BYTES;
/** The number of concurrent forms of one client: a small form can hold a file that is expensive to decode. */
const MOST_OF_ONE = 4;
/** The memory that the forms of one address may use, however many accounts send them. */
const MOST_HELD_BY_ADDRESS = MOST_HELD_BYTES / 4;

/** The shares of memory of a sender. */
interface Share {
  /** The maximum size of a form. */
  readonly form: number;
  readonly held: number;
  readonly forms: number;
}

const ofOne: Share = { form: MAX_FORM_BYTES, held: MOST_HELD_BY_ONE, forms: MOST_OF_ONE };
/** The size of a form of a phone, which has no session: one file of 5 MB and its fields. */
const MAX_PHONE_FORM_BYTES = 6 * 1024 * 1024;
/**
 * The share of all phones together. Their memory is separate from the memory of clients and staff; both are 176 MB together.
 */
const ofPhones: Share = { form: MAX_PHONE_FORM_BYTES, held: 8 * MAX_PHONE_FORM_BYTES, forms: 32 };
/** The memory that the forms of phones at one address may use; each form counts at least as the average share of a form. */
const MOST_HELD_BY_PHONES_OF_ADDRESS = 2 * MAX_PHONE_FORM_BYTES;
/** The sender of all phones, in place of the id of a user. */
const PHONES = 0;

const operationAt = new Map<string, (typeof operations)[keyof typeof operations]>(
  Object.values(operations).flatMap((operation) =>
    operation.send === "form" ? [[operation.path, operation] as const] : [],
  ),
);

/** The path of the form by which staff answer a conversation, which can have files. */
const answerPath = new RegExp(`^${PATH}/threads/C-[0-9A-Za-z-]{1,38}$`);

/** Returns who sends forms with files to a path; null for a path that accepts no files. */
const senderOf = (path: string): "client" | "staff" | "phone" | null => {
  const operation = operationAt.get(path);
  if (operation) return operation.audience === "public" ? "phone" : "client";
  return answerPath.test(path) ? "staff" : null;
};

/** Returns whether a request is a form with files, which alone may be large. */
export const isUploadForm = (path: string, contentType: string | undefined): boolean =>
  senderOf(path) !== null && contentType?.toLowerCase().startsWith("multipart/") === true;

/** Returns the maximum size of a form with files at a path. */
export const formSizeOf = (path: string): number =>
  senderOf(path) === "phone" ? MAX_PHONE_FORM_BYTES : MAX_FORM_BYTES;

/**
 * Returns the sender of a form: the id of a signed-in user, or `PHONES`. Throws for a sender without the right to send the
 * form.
 */
async function requireSender(deps: Deps, context: Context<Env>): Promise<number> {
  const sender = senderOf(context.req.path) ?? "client";
  if (sender === "phone") {
    const capability = operationAt.get(context.req.path)?.capability;
    if (capability && deps.config.capabilities.includes(capability)) return PHONES;
    throw new Problem(404, "notFound", "The contract has no such call.");
  }
  const caller = await findCaller(deps, context, sender);
  if (!caller) throw new Problem(401, "signedOut", "Please sign in.");
  context.set("caller", caller);
  return caller.user.userId;
}

/**
 * Limits forms with files before anything of them is read: to signed-in clients or staff, and phones with a link of a
 * client, to the free memory and the sender's share of it, and to a minimum pace. Exceeding the memory, or that of all
 * phones, is a 503, the share of a client or of an address a 429, a form that is too slow a 408.
 */
export function createFormGate(deps: Deps, pace?: Pace): MiddlewareHandler<Env> {
  let held = 0;
  const takeRoom = createRoom(MOST_HELD_BY_ADDRESS);
  const takePhoneRoom = createRoom(MOST_HELD_BY_PHONES_OF_ADDRESS);
  const heldBy = new Map<number, { readonly bytes: number; readonly forms: number }>();
  const ofSender = (sender: number) => heldBy.get(sender) ?? { bytes: 0, forms: 0 };
  const hold = (sender: number, size: number): void => {
    if (sender !== PHONES) held += size;
    const { bytes, forms } = ofSender(sender);
    const mine = { bytes: bytes + size, forms: forms + Math.sign(size) };
    if (mine.bytes > 0) heldBy.set(sender, mine);
    else heldBy.delete(sender);
  };
  return async (context, next) => {
    const sender = await requireSender(deps, context);
    const isPhone = sender === PHONES;
    const share = isPhone ? ofPhones : ofOne;
    const declared = Number(context.req.header("content-length") ?? share.form);
    const size = Math.min(declared, share.form);
    const wait = { retryAfter: 2 };
    const mine = ofSender(sender);
    const isFull = mine.bytes + size > share.held || mine.forms >= share.forms;
    if (isFull && !isPhone)
      throw new Problem(429, "tooManyAttempts", "Your other files still arrive. Please try again.", wait);
    if (isFull || (!isPhone && held + size > MOST_HELD_BYTES))
      throw new Problem(503, "notReady", "Too many files arrive at this moment. Please try again.", wait);
    // A slow small form occupies one of the few places of phones as long as a large one, and counts accordingly.
    const room = isPhone ? Math.max(size, share.held / share.forms) : size;
    const leaveRoom = (isPhone ? takePhoneRoom : takeRoom)(context.var.address, room);
    if (!leaveRoom)
      throw new Problem(
        429,
        "tooManyAttempts",
        "Too many files arrive from where you are. Please try again.",
        wait,
      );
    const { raw } = context.req;
    // A form that declares too large a size is refused unread by the next middleware.
    const form = raw.body && declared <= share.form ? limitPace(raw.body, size, pace) : null;
    hold(sender, size);
    try {
      if (form) {
        const { body } = form;
        context.req.raw = new Request(raw, { method: raw.method, body, duplex: "half" });
      }
      await next();
    } finally {
      form?.release();
      hold(sender, -size);
      leaveRoom();
    }
  };
}
