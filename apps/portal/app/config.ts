import { defaultSessionLimits } from "@broker/hooks";
import { deploymentOf } from "../deployment.ts";

const deployment = deploymentOf(import.meta.env);

/** What a deployment sets. The values are public: they are part of the built files. */
export const config = {
  companyId: deployment.companyId,
  referralCode: deployment.referralCode,
  minimumDepositUsd: deployment.minimumDepositUsd,
  paymentHosts: deployment.paymentHosts,
  /** When a session ends by itself: not later than the provider ends it. */
  limits: {
    ...defaultSessionLimits,
    sessionMinutes: deployment.sessionMinutes ?? defaultSessionLimits.sessionMinutes,
    inactivityMinutes: deployment.inactivityMinutes ?? defaultSessionLimits.inactivityMinutes,
  },
} as const;
