import { defaultSessionLimits } from "@broker/hooks";
import { deploymentOf } from "../deployment.ts";

const deployment = deploymentOf(import.meta.env);

/** The settings of the deployment. They are public, because they are part of the built files. */
export const config = {
  companyId: deployment.companyId,
  referralCode: deployment.referralCode,
  minimumDepositUsd: deployment.minimumDepositUsd,
  paymentHosts: deployment.paymentHosts,
  contentUrl: deployment.contentUrl,
  /** The limits of a session in the browser, which end it no later than the provider does. */
  limits: {
    ...defaultSessionLimits,
    sessionMinutes: deployment.sessionMinutes ?? defaultSessionLimits.sessionMinutes,
    inactivityMinutes: deployment.inactivityMinutes ?? defaultSessionLimits.inactivityMinutes,
  },
} as const;
