import type { MissingRequirement } from "@broker/hooks";
import { usePlaces } from "../places/host.tsx";

/** Returns the place where each missing requirement can be met. */
export function useRemedies(): Readonly<Record<MissingRequirement["fixAt"], string>> {
  const { accountVerification, profile } = usePlaces();
  return {
    myAccount: accountVerification,
    support: accountVerification,
    withdrawalSettings: profile("withdrawal-settings"),
  };
}
