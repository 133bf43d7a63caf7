import type { KycState, VerificationEmailState } from "@broker/hooks";
import { Card, Skeleton } from "@broker/ui";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { EmailUnverified } from "./email-unverified.view.tsx";
import { KycFormView } from "./kyc-form.view.tsx";
import { KycApproved, KycCancelled, KycPending } from "./kyc-status.view.tsx";

interface KycViewProps {
  kyc: KycState;
  mail: VerificationEmailState;
  /** The two letters of the client's country; undefined while they are unknown. */
  countryCode?: string | undefined;
}

/** The view of the identity check, for a {@link KycState}. */
export function KycView({ kyc, mail, countryCode }: KycViewProps) {
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
      return <KycFormView kyc={kyc} countryCode={countryCode} />;
  }
}
