import type { KycCaptureState, KycSide } from "@broker/hooks";
import { Button, Code, CopyButton, Dialog, Inline, Notice, QrCode, QrPlace, Stack, Text } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { referralMessages } from "../referral/referral.messages.ts";
import { kycCaptureMessages } from "./kyc-capture.messages.ts";
import { kycMessages } from "./kyc.messages.ts";

type Open = Exclude<KycCaptureState, { step: "closed" }>;

/** The edge of the QR code in px, large enough for a phone that reads it from the screen of a laptop. */
const SIZE = 208;

/** The link, as a QR code and as a text, with the state of the phone, whose changes are announced. */
function LinkOfPhone({ capture }: { capture: Extract<Open, { link: unknown }> }) {
  const t = useMessages(kycCaptureMessages);
  const r = useMessages(referralMessages);
  const { link, code, endsAt, isLost, step } = capture;
  const times = new Intl.DateTimeFormat(t.language.locale, { timeStyle: "short" });
  return (
    <>
      <Text>{t("scan")}</Text>
      {link === null ? <QrPlace size={SIZE} /> : <QrCode text={link} label={t("qr")} size={SIZE} />}
      {link !== null && (
        <Inline gap={2} wrap="nowrap" align="start">
          <Code>{link}</Code>
          <CopyButton
            text={link}
            label={r("copyLink")}
            copiedLabel={r("copied")}
            failedLabel={r("copyFailed")}
          />
        </Inline>
      )}
      {code !== null && (
        <Inline gap={2}>
          <Text>{t("code")}</Text>
          {/* Screen readers read the digits one by one. */}
          <Code look="boxed">{code.replaceAll(/\d(?=\d)/g, "$& ")}</Code>
        </Inline>
      )}
      {endsAt && <Text tone="muted">{t("until", { time: times.format(endsAt) })}</Text>}
      <Notice tone={isLost ? "warning" : "information"}>
        {t(isLost ? "lost" : step === "opened" ? step : "waiting")}
      </Notice>
    </>
  );
}

/** The notice that the link has ended or was not created, with a button that creates a new link. */
function NoLink({ capture }: { capture: Extract<Open, { begin: unknown }> }) {
  const t = useMessages(kycCaptureMessages);
  const f = useMessages(failureMessages);
  return (
    <Notice tone="warning" role="alert" actions={<Button onPress={capture.begin}>{t("again")}</Button>}>
      {capture.failure ? toFailureText(f, capture.failure) : t("ended")}
    </Notice>
  );
}

interface PhoneCameraViewProps {
  capture: KycCaptureState;
  side: KycSide;
  /** Whether no file can be chosen at this moment. */
  isDisabled: boolean;
}

/** The view of the camera of a phone, for a {@link KycCaptureState}: a button, and a dialog with the link. */
export function PhoneCameraView({ capture, side, isDisabled }: PhoneCameraViewProps) {
  const t = useMessages(kycCaptureMessages);
  const k = useMessages(kycMessages);
  const title = k(side === "front" ? "frontFile" : "backFile");
  return (
    <>
      <Inline>
        <Button
          variant="quiet"
          isDisabled={isDisabled}
          aria-label={`${t("use")}: ${title}`}
          onPress={() => capture.step === "closed" && capture.begin()}
        >
          {t("use")}
        </Button>
      </Inline>
      <Dialog
        title={title}
        isOpen={capture.step !== "closed"}
        onOpenChange={() => capture.step !== "closed" && capture.close()}
        closeLabel={t("close")}
      >
        {capture.step !== "closed" && (
          <Stack gap={4}>
            {"begin" in capture ? <NoLink capture={capture} /> : <LinkOfPhone capture={capture} />}
          </Stack>
        )}
      </Dialog>
    </>
  );
}
