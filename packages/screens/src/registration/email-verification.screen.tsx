import { useCompany, useEmailVerification } from "@broker/hooks";
import { EmailVerificationView } from "./email-verification.view.tsx";

/**
 * E-mail verification, connected. `onFinished` is called when the countdown to the login page is over.
 *
 * @example
 * <EmailVerificationScreen token={searchParams.get("token")} onFinished={() => navigate("/login")} />
 */
export function EmailVerificationScreen(props: { token: string | null; onFinished: () => void }) {
  return <EmailVerificationView verification={useEmailVerification(props)} company={useCompany()} />;
}
