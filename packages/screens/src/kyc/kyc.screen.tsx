import { useKyc, useVerificationEmail } from "@broker/hooks";
import { Heading, Stack } from "@broker/ui";
import { useState } from "react";
import { OutcomeDialog } from "../failure/outcome-dialog.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { kycMessages } from "./kyc.messages.ts";
import { KycView } from "./kyc.view.tsx";

/**
 * Account verification, connected.
 *
 * @example
 * <AccountVerificationScreen />
 */
export function AccountVerificationScreen() {
  const t = useMessages(kycMessages);
  const [isSubmitted, setSubmitted] = useState(false);
  const kyc = useKyc({ onSubmitted: () => setSubmitted(true) });
  const mail = useVerificationEmail();
  return (
    <Stack gap={8}>
      <Heading level={1}>{t("title")}</Heading>
      <KycView kyc={kyc} mail={mail} />
      <OutcomeDialog
        outcome={isSubmitted ? "done" : null}
        success={t("success")}
        onRead={() => setSubmitted(false)}
      />
    </Stack>
  );
}
