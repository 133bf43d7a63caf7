import { parseProviderDate } from "@broker/sdk";
import { type KycStatus, kycStatus } from "../kyc/kyc-status.ts";
import { isEmailVerified } from "./email-verified.ts";
import { useUserInfo } from "./use-user-info.ts";

/** The user's security at a glance: on its way, known, or not to be had. */
export type SecurityOverview =
  | { readonly status: "loading" | "failed" }
  | {
      readonly status: "loaded";
      /** Null where the provider has no date, as at the first sign-in. */
      readonly lastSignInAt: Date | null;
      readonly isEmailVerified: boolean;
      readonly kyc: KycStatus;
    };

/**
 * The signed-in user's last sign-in, and what of them is verified.
 *
 * @example
 * const security = useSecurityOverview();
 * if (security.status === "loaded") return <time>{security.lastSignInAt?.toLocaleString()}</time>;
 */
export function useSecurityOverview(): SecurityOverview {
  const user = useUserInfo();
  if (user.status !== "loaded") return { status: user.status };
  const { info } = user;
  return {
    status: "loaded",
    lastSignInAt: parseProviderDate(info.lastSignInAt),
    isEmailVerified: isEmailVerified(info),
    kyc: kycStatus(info.kycStatus),
  };
}
