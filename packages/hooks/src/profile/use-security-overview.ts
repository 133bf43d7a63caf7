import { parseProviderDate } from "@broker/sdk";
import { type KycStatus, toKycStatus } from "./kyc-status.ts";
import { isEmailVerified } from "./email-verified.ts";
import { useUserInfo } from "./use-user-info.ts";

/** The user's security overview: loading, loaded or failed. */
export type SecurityOverviewState =
  | { readonly status: "loading" | "failed" }
  | {
      readonly status: "loaded";
      /** Null where the provider has no date, as at the first sign-in. */
      readonly lastSignInAt: Date | null;
      readonly isEmailVerified: boolean;
      readonly kyc: KycStatus;
    };

/**
 * Reads the signed-in user's last sign-in, and whether their e-mail and identity are verified.
 *
 * @example
 * const security = useSecurityOverview();
 * if (security.status === "loaded") return <time>{security.lastSignInAt?.toLocaleString()}</time>;
 */
export function useSecurityOverview(): SecurityOverviewState {
  const user = useUserInfo();
  if (user.status !== "loaded") return { status: user.status };
  const { info } = user;
  return {
    status: "loaded",
    lastSignInAt: parseProviderDate(info.lastSignInAt),
    isEmailVerified: isEmailVerified(info),
    kyc: toKycStatus(info.kycStatus),
  };
}
