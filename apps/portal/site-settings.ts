import type { SiteSettings } from "@broker/site/build";
import type { deploymentOf } from "./deployment.ts";

/** What the public pages need to know of a deployment. */
export const siteSettings = (deployment: ReturnType<typeof deploymentOf>): SiteSettings => ({
  companyId: deployment.companyId,
  referralCode: deployment.referralCode,
  minimumDepositUsd: deployment.minimumDepositUsd,
  limits: {
    ...(deployment.sessionMinutes !== undefined && { sessionMinutes: deployment.sessionMinutes }),
    ...(deployment.inactivityMinutes !== undefined && { inactivityMinutes: deployment.inactivityMinutes }),
  },
  origin: deployment.publicUrl,
});
