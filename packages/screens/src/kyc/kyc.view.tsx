import type { KycVerification, VerificationEmail } from "@broker/hooks";
import { Card, Skeleton } from "@broker/ui";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { EmailUnverified } from "./email-unverified.view.tsx";
import { KycFormView } from "./kyc-form.view.tsx";
import { KycApproved, KycCancelled, KycPending } from "./kyc-status.view.tsx";

/** The identity check: what is seen of {@link KycVerification}. */
export function KycView({ kyc, mail }: { kyc: KycVerification; mail: VerificationEmail }) {
  switch (kyc.step) {
    case "loading":
      return (
        <Card padding="large">
          <Skeleton height="block" />
        </Card>
      );
    case "unavailable":
      return <Unavailable failure={kyc.failure} retry={kyc.retry} />;
    case "emailUnverified":
      return <EmailUnverified mail={mail} />;
    case "approved":
      return <KycApproved kyc={kyc} />;
    case "pendingApproval":
      return <KycPending />;
    case "cancelledByAdmin":
      return <KycCancelled reason={kyc.reason} />;
    default:
      return <KycFormView kyc={kyc} />;
  }
}
