import { useCapability, useKyc, useUserInfo, useVerificationEmail } from "@broker/hooks";
import { Heading, Stack } from "@broker/ui";
import { useState } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { lateExtension } from "../frame/late-extension.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { focusPage } from "../frame/focus-heading.ts";
import { OutcomeDialog } from "../failure/outcome-dialog.view.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { KycResubmissionScreenProps } from "./kyc-resubmission.screen.tsx";
import { kycMessages } from "./kyc.messages.ts";
import { KycView } from "./kyc.view.tsx";
import { PhoneCameraProvider } from "./phone-camera.tsx";

// Late code, for providers whose staff refuse single documents.
const Resubmission = lateExtension<KycResubmissionScreenProps>(
  async () => (await import("./kyc-resubmission.screen.tsx")).KycResubmissionScreen,
);

/** The properties of {@link AccountVerificationScreen}. */
export interface AccountVerificationScreenProps {
  /** Called when the documents have been submitted. */
  onSubmitted?: () => void;
  /** Called when the user has confirmed that the documents were submitted. */
  onDone?: () => void;
}

/**
 * Account verification, connected.
 *
 * @example
 * <AccountVerificationScreen />
 */
export function AccountVerificationScreen({ onSubmitted, onDone }: AccountVerificationScreenProps) {
  const t = useMessages(kycMessages);
  const [isSubmitted, setSubmitted] = useState(false);
  const confirm = () => {
    // The form disappears, and the dialog would restore the focus to it.
    focusPage();
    setSubmitted(true);
    onSubmitted?.();
  };
  const kyc = useKyc({ onSubmitted: confirm });
  const hasResubmission = useCapability("kycResubmission");
  const mail = useVerificationEmail();
  const user = useUserInfo();
  return (
    <Stack gap={8}>
      <PageTitle>{t("title")}</PageTitle>
      <Heading level={1}>{t("title")}</Heading>
      <PanelBoundary>
        <ContactProvider>
          <PhoneCameraProvider>
            {kyc.step === "cancelledByAdmin" && hasResubmission ? (
              <Resubmission reason={kyc.reason} onSubmitted={confirm} />
            ) : (
              <KycView
                kyc={kyc}
                mail={mail}
                countryCode={user.status === "loaded" ? user.info.countryCode : undefined}
              />
            )}
          </PhoneCameraProvider>
        </ContactProvider>
      </PanelBoundary>
      <OutcomeDialog
        outcome={isSubmitted ? "done" : null}
        success={t("success")}
        onRead={() => {
          setSubmitted(false);
          onDone?.();
        }}
      />
    </Stack>
  );
}
