import type { App } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import { depositStore } from "../deposit/deposit.store.ts";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import { findCaller } from "../session/session.service.ts";
import { Problem } from "./problem.ts";

const missing = () => new Problem(404, "notFound", "There is no such file.");

/** Logos for everybody; receipts for their owner and staff, as attachments that can run nothing. */
export function fileRoutes(app: App, deps: Deps): void {
  app.get("/api/files/logo/:file{[0-9]+\\.svg}", async (context) => {
    const companyId = Number.parseInt(context.req.param("file"), 10);
    const company = (await catalogueStore.companies(deps.sql)).find((one) => one.companyId === companyId);
    if (!company) throw missing();
    return context.body(company.logo, 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
  app.get("/api/files/receipt/:transactionId", async (context) => {
    const client = await findCaller(deps, context, "client");
    const staff = await findCaller(deps, context, "staff");
    if (!client && !staff) throw new Problem(401, "signedOut", "Please sign in.");
    const row = await depositStore.receipt(deps.sql, context.req.param("transactionId"));
    // The same answer for what is not there and for what is not the caller's: ids cannot be guessed at.
    if (!row || (!staff && row.deposit.userId !== client?.user.userId)) throw missing();
    const { upload } = row;
    return context.body(await deps.files.get(upload.uploadId), 200, {
      "content-type": upload.mediaType,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(upload.fileName)}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
    });
  });
}
