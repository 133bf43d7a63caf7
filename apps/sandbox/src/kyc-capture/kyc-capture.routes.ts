import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { hashToken } from "../session/session.store.ts";
import {
  beginCapture,
  isFirstRead,
  openCapture,
  readCapture,
  readPhoto,
  receivePhoto,
  requireSender,
} from "./kyc-capture.service.ts";

/** The rate limit of links per user and day. */
const LINKS = { points: 20, seconds: 86_400 };
/** The rate limit of phones that open a link, per address, which many phones may share. */
const OPENINGS = { points: 120, seconds: 600 };
/** The rate limit of photos per address. */
const PHOTOS = { points: 60, seconds: 600 };
/** The rate limit of tries of the code per link. */
const CODES_PER_LINK = { points: 10, seconds: 600 };
/** The rate limit of photos per link. */
const PHOTOS_PER_LINK = { points: 30, seconds: 600 };

const noPhoto = { fileName: null, mediaType: null, content: null };

/** Adds the operations for photos of a document that a phone takes. */
export function kycCaptureRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "BeginKycCapture",
    async ({ sql, deleteFile, user: { userId }, sessionHash, input: { side }, changed }) => {
      const begun = await beginCapture(deps, { sql, deleteFile }, { userId, sessionHash, side });
      changed(`link for a phone created (${side})`);
      return begun;
    },
    { limit: LINKS },
  );
  addOperation(app, deps, "GetKycCapture", async ({ read, sessionHash, input: { captureId }, changed }) => {
    const { state, photo } = await read((sql) => readCapture(deps, sql, { captureId, sessionHash }));
    if (photo === null) return { state, ...noPhoto };
    // The file is read after the query, which then holds no connection for it.
    const content = await readPhoto(deps, photo);
    if (content && (await isFirstRead(deps, captureId))) changed("photo of a phone read");
    return content ? { state, ...content } : { state: "ended", ...noPhoto };
  });
  addOperation(
    app,
    deps,
    "OpenKycCapture",
    async ({ sql, input, changed }) => {
      const { userId, ...opened } = await openCapture(deps, sql, input);
      changed(`link of user ${userId} opened by a phone`);
      return opened;
    },
    { limit: OPENINGS, limitPer: ({ token }) => ({ key: hashToken(token), limit: CODES_PER_LINK }) },
  );
  addOperation(
    app,
    deps,
    "SendKycCapture",
    async ({ sql, input, upload, changed }) => {
      const stored = await receivePhoto(deps, sql, input, upload);
      if (stored) changed(`photo of user ${stored.userId} received from a phone (${stored.side})`);
      return null;
    },
    {
      limit: PHOTOS,
      limitPer: ({ Token }) => ({ key: hashToken(Token), limit: PHOTOS_PER_LINK }),
      uploads: {
        kinds: { File: "document" },
        allowed: ({ sql, input }) => requireSender(deps, sql, input),
      },
    },
  );
}
