import { useCompany, useRegistration } from "@broker/hooks";
import { SignUpView } from "./sign-up.view.tsx";

/**
 * Sign-up, connected. Pass the referral code of the link, `null` if it has none, nothing while it is not known.
 *
 * @example
 * <SignUpScreen referralCode={searchParams.get("referralCode")} />
 */
export function SignUpScreen(props: { referralCode?: string | null }) {
  return <SignUpView registration={useRegistration(props)} company={useCompany()} />;
}
