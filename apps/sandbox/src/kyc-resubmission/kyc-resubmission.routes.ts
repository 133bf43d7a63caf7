import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { SUBMISSIONS } from "../kyc/kyc.routes.ts";
import { findReview, submitAgain, requireResubmission } from "./kyc-resubmission.service.ts";

/** Adds the operations of refused documents of an identity check. */
export function kycResubmissionRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetKycReview", async ({ read, user }) => read((sql) => findReview(sql, user)));
  addOperation(
    app,
    deps,
    "ResubmitKyc",
    async ({ sql, user, input, upload, changed }) => {
      const sides = await submitAgain(deps, sql, user, input, upload);
      changed(`documents of user ${user.userId} sent again (${sides.join(", ")}) → PendingApproval`);
      return null;
    },
    {
      limit: SUBMISSIONS,
      uploads: {
        kinds: { FrontKyc: "document", BackKyc: "document" },
        allowed: async ({ sql, user, input }) => {
          await requireResubmission(sql, user, input);
          return undefined;
        },
      },
    },
  );
}
