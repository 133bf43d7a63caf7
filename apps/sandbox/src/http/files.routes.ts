import type { Context } from "hono";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import { recordLook } from "../backoffice/look.ts";
import type { App, Env } from "./env.ts";
import { recordRefusal } from "../control/refusal.service.ts";
import type { Deps } from "../deps.ts";
import { findCaller } from "../session/session.service.ts";
import { Problem } from "./problem.ts";
import { readerOf } from "./reading-share.ts";
import { type UploadedFile, uploadStore } from "./upload.store.ts";

const missing = () => new Problem(404, "notFound", "There is no such file.");

/** Sends what a user handed in to its owner and to staff, as an attachment that can run nothing. */
async function send(
  deps: Deps,
  context: Context<Env>,
  find: () => Promise<UploadedFile | null>,
): Promise<Response> {
  const client = await findCaller(deps, context, "client");
  const staff = await findCaller(deps, context, "staff");
  const caller = client ?? staff;
  if (!caller) throw new Problem(401, "signedOut", "Please sign in.");
  const upload = await find();
  // The same answer for what is not there and for what is not the caller's: ids cannot be guessed at.
  if (!upload || (!staff && upload.userId !== client?.user.userId)) {
    const problem = missing();
    const { status, code: responseCode } = problem;
    await recordRefusal(deps, context, { operation: "ReadFile", status, responseCode, caller });
    throw problem;
  }
  const { userId } = upload;
  if (staff && userId !== client?.user.userId)
    await recordLook(deps, context, { staff, at: `the file ${context.req.path}`, about: [userId] });
  const reader = readerOf(caller.user.userId);
  const bytes = await deps.reads.take(reader, () => deps.files.get(upload.uploadId));
  deps.reads.spend(reader, bytes.byteLength);
  return context.body(bytes, 200, {
    "content-type": upload.mediaType,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(upload.fileName)}`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "no-store",
  });
}

/** Logos for everybody; what users handed in for its owner and staff. */
export function fileRoutes(app: App, deps: Deps): void {
  app.get("/api/files/logo/:file{[0-9]+\\.svg}", async (context) => {
    const companyId = Number.parseInt(context.req.param("file"), 10);
    const company = (await catalogueStore.companies(deps.sql)).find((one) => one.companyId === companyId);
    if (!company) throw missing();
    return context.body(company.logo, 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      // Public, and shown by portals on other origins too.
      "cross-origin-resource-policy": "cross-origin",
    });
  });
  app.get("/api/files/receipt/:id", (context) =>
    send(deps, context, () => uploadStore.receiptOf(deps.sql, context.req.param("id"))),
  );
  app.get("/api/files/reference/:id", (context) =>
    send(deps, context, () => uploadStore.referenceOf(deps.sql, context.req.param("id"))),
  );
  app.get("/api/files/kyc/:userId{[0-9]{1,9}}/:side{front|back}", (context) => {
    const { userId, side } = context.req.param();
    const part = side === "front" ? "front" : "back";
    return send(deps, context, () => uploadStore.documentOf(deps.sql, Number(userId), part));
  });
}
