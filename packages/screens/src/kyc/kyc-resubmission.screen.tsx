import { useKycResubmission } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { KycResubmissionView } from "./kyc-resubmission.view.tsx";

/** The properties of {@link KycResubmissionScreen}. */
export interface KycResubmissionScreenProps {
  /** Why staff cancelled the check; null where they did not say. */
  reason: string | null;
  /** Called when the documents have arrived. */
  onSubmitted: () => void;
}

/** A cancelled check with the documents to send again, connected; for providers with the capability `kycResubmission`. */
export function KycResubmissionScreen({ reason, onSubmitted }: KycResubmissionScreenProps) {
  return (
    <ContactProvider>
      <KycResubmissionView resubmission={useKycResubmission({ onSubmitted })} reason={reason} />
    </ContactProvider>
  );
}
