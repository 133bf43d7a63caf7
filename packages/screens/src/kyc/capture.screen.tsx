import { useKycPhoto } from "@broker/hooks";
import { OwnLogo } from "../frame/own-logo.screen.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { CaptureView } from "./capture.view.tsx";
import { kycMessages } from "./kyc.messages.ts";

/** The page that takes the photo of a document on a phone, connected. */
export function CaptureScreen({ hash }: { hash: string }) {
  const t = useMessages(kycMessages);
  const photo = useKycPhoto({ token: hash.slice(1) });
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <CaptureView photo={photo} logo={<OwnLogo width={140} />} />
    </>
  );
}
