import { resolve } from "node:path";
import type { SiteSettings } from "@broker/site/build";
import type { deploymentOf } from "./deployment.ts";

/** Returns the settings of the public pages for a deployment. */
export const siteSettings = (deployment: ReturnType<typeof deploymentOf>): SiteSettings => ({
  companyId: deployment.companyId,
  referralCode: deployment.referralCode,
  minimumDepositUsd: deployment.minimumDepositUsd,
  limits: {
    ...(deployment.sessionMinutes !== undefined && { sessionMinutes: deployment.sessionMinutes }),
    ...(deployment.inactivityMinutes !== undefined && { inactivityMinutes: deployment.inactivityMinutes }),
  },
  contentUrl: deployment.contentUrl === "none" ? null : deployment.contentUrl,
  ...(deployment.contentEdition !== "" && { edition: resolve(deployment.contentEdition) }),
  contactForm: deployment.contactForm || null,
  origin: deployment.publicUrl,
});
