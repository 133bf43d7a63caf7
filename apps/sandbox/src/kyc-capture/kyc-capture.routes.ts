import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { hashToken } from "../session/session.store.ts";
import {
  beginCapture,
  openCapture,
  readCapture,
  receivePhoto,
  requireSender,
} from "./kyc-capture.service.ts";

/** The rate limit of links per user and day. */
const LINKS = { points: 20, seconds: 86_400 };
/** The rate limits of phones per address, behind which many may be, and per link. */
const OPENINGS = { points: 120, seconds: 600 };
const PHOTOS = { points: 60, seconds: 600 };
const OF_ONE = { points: 30, seconds: 600 };

/** Adds the operations by which a phone takes the photo of a document. */
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
  addOperation(app, deps, "GetKycCapture", ({ read, sessionHash, input: { captureId } }) =>
    read((sql) => readCapture(deps, sql, { captureId, sessionHash })),
  );
  addOperation(
    app,
    deps,
    "OpenKycCapture",
    async ({ sql, input: { token }, changed }) => {
      const { userId, ...opened } = await openCapture(deps, sql, token);
      changed(`link of user ${userId} opened by a phone`);
      return opened;
    },
    { limit: OPENINGS, limitPer: ({ token }) => ({ key: hashToken(token), limit: OF_ONE }) },
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
      limitPer: ({ Token }) => ({ key: hashToken(Token), limit: OF_ONE }),
      uploads: {
        kinds: { File: "document" },
        allowed: ({ sql, input }) => requireSender(deps, sql, input),
      },
    },
  );
}
