import { useCompany, useRegistration } from "@broker/hooks";
import { SignUpView } from "./sign-up.view.tsx";

/**
 * Sign-up, connected. Pass the referral code of the link, if it has one.
 *
 * @example
 * <SignUpScreen referralCode={searchParams.get("referralCode")} />
 */
export function SignUpScreen(props: { referralCode: string | null }) {
  return (
    <SignUpView registration={useRegistration({ referralCode: props.referralCode })} company={useCompany()} />
  );
}
