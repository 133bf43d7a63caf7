import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { requireSubmission, submitKyc } from "./kyc.service.ts";

/** The rate limit of submissions, since a file costs time to decode. */
export const SUBMISSIONS = { points: 20, seconds: 3600 };

/** Adds the operations of the identity check. */
export function kycRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "KycVerification",
    async ({ sql, user, input, upload, changed }) => {
      await submitKyc(deps, sql, user, input, upload);
      changed(`identity check of user ${user.userId} → PendingApproval`);
      return null;
    },
    {
      limit: SUBMISSIONS,
      uploads: {
        kinds: { FrontKyc: "document", BackKyc: "document" },
        allowed: async ({ user, input }) => {
          requireSubmission(deps, user, input);
          return undefined;
        },
      },
    },
  );
}
