import type { Context } from "hono";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import { drawPlatformLogo } from "../catalogue/platform-logos.ts";
import { recordView } from "../backoffice/look.ts";
import type { App, Env } from "./env.ts";
import { recordRefusal } from "../control/refusal.service.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../session/session.store.ts";
import { requireFilePurpose } from "../session/purpose.ts";
import { findCaller } from "../session/session.service.ts";
import { type Area, requireRight } from "../session/staff-rights.ts";
import { findFile } from "./find-file.ts";
import { networksOf } from "./network.ts";
import { Problem } from "./problem.ts";
import { readerOf } from "./reading-share.ts";
import { type UploadedFile, uploadStore } from "./upload.store.ts";

/** The headers of a logo. Logos are public, and portals on other origins show them. */
const drawing = {
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=3600",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
} as const;

const missing = () => new Problem(404, "notFound", "There is no such file.");

/** Records that a caller was refused a file, and throws the problem. */
async function refuse(deps: Deps, context: Context<Env>, caller: Caller, problem: unknown): Promise<never> {
  if (problem instanceof Problem) {
    const { status, code: responseCode } = problem;
    await recordRefusal(deps, context, { operation: "ReadFile", status, responseCode, caller });
  }
  throw problem;
}

/** Runs a check of a caller's right to read files; a refusal is recorded. */
async function requireReadable(
  deps: Deps,
  context: Context<Env>,
  caller: Caller,
  check: () => void,
): Promise<void> {
  try {
    check();
  } catch (problem) {
    await refuse(deps, context, caller, problem);
  }
}

/** Sends an uploaded file to its owner or to staff who may read its area, as an attachment that cannot execute. */
async function send(
  deps: Deps,
  context: Context<Env>,
  area: Area,
  find: () => Promise<UploadedFile | null>,
): Promise<Response> {
  const client = await findCaller(deps, context, "client");
  const staff = await findCaller(deps, context, "staff");
  const caller = client ?? staff;
  if (!caller) throw new Problem(401, "signedOut", "Please sign in.");
  context.set("caller", caller);
  if (client) await requireReadable(deps, context, client, () => requireFilePurpose(area, client));
  const reader = readerOf(caller.user.userId);
  const upload = await deps.reads.take(reader, find);
  // A missing file and another client's file have the same answer, so that ids cannot be probed.
  if (!upload || (!staff && upload.userId !== client?.user.userId)) {
    deps.reads.spend(reader, 0);
    return refuse(deps, context, caller, missing());
  }
  const { userId } = upload;
  if (staff && userId !== client?.user.userId) {
    await requireReadable(deps, context, staff, () => requireRight(staff.user, [area, "read"]));
    await recordView(deps, context, { staff, at: `the file ${context.req.path}`, about: [userId] });
  }
  const bytes = await deps.reads.take(reader, () => findFile(deps, upload.uploadId));
  if (bytes === null) throw missing();
  deps.reads.spend(reader, bytes.byteLength);
  return context.body(bytes, 200, {
    "content-type": upload.mediaType,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(upload.fileName)}`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "no-store",
  });
}

/** Adds the downloads: logos are public, uploads are for their owner and staff. */
export function fileRoutes(app: App, deps: Deps): void {
  app.get("/api/files/logo/:file{[0-9]+\\.svg}", async (context) => {
    const companyId = Number.parseInt(context.req.param("file"), 10);
    const readers = networksOf(context.var.address);
    const companies = await deps.reads.take(readers, () => catalogueStore.companies(deps.sql));
    const company = companies.find((one) => one.companyId === companyId);
    deps.reads.spend(readers, company?.logo.length ?? 0);
    if (!company) throw missing();
    return context.body(company.logo, 200, drawing);
  });
  app.get("/api/files/platform-logo/:file{[a-z0-9]+\\.svg}", (context) => {
    const logo = drawPlatformLogo(context.req.param("file").replace(".svg", ""));
    if (logo === null) throw missing();
    deps.reads.spend(networksOf(context.var.address), logo.length);
    return context.body(logo, 200, drawing);
  });
  app.get("/api/files/receipt/:id", (context) =>
    send(deps, context, "deposits", () => uploadStore.receiptOf(deps.sql, context.req.param("id"))),
  );
  app.get("/api/files/reference/:id", (context) =>
    send(deps, context, "transfers", () => uploadStore.referenceOf(deps.sql, context.req.param("id"))),
  );
  app.get("/api/files/message/:messageId{[0-9]{1,15}}/:place{[0-9]{1,9}}", (context) => {
    const { messageId, place } = context.req.param();
    return send(deps, context, "messages", () =>
      uploadStore.messageFileOf(deps.sql, Number(messageId), Number(place)),
    );
  });
  app.get("/api/files/kyc/:userId{[0-9]{1,9}}/:side{front|back}", (context) => {
    const { userId, side } = context.req.param();
    const part = side === "front" ? "front" : "back";
    return send(deps, context, "kyc", () => uploadStore.documentOf(deps.sql, Number(userId), part));
  });
}
