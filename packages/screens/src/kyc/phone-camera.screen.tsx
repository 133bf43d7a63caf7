import { type KycSide, useKycCapture } from "@broker/hooks";
import { announce } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { kycCaptureMessages } from "./kyc-capture.messages.ts";
import { PhoneCameraView } from "./phone-camera.view.tsx";

/** The properties of {@link PhoneCameraScreen}. */
export interface PhoneCameraProps {
  side: KycSide;
  /** Whether no file can be chosen at this moment. */
  isDisabled: boolean;
  /** Called with the photo as a file for the form. */
  onPhoto: (photo: File) => void;
}

/** The button that lets a phone take the photo of one side, connected; for providers with the capability `kycCapture`. */
export function PhoneCameraScreen({ side, isDisabled, onPhoto }: PhoneCameraProps) {
  const t = useMessages(kycCaptureMessages);
  const receive = (photo: File) => {
    announce(t("sent"));
    onPhoto(photo);
  };
  const capture = useKycCapture({ side, onPhoto: receive });
  return <PhoneCameraView capture={capture} side={side} isDisabled={isDisabled} />;
}
