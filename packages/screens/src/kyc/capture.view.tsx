import type { KycPhotoState } from "@broker/hooks";
import { Button, FileDrop, Form, Heading, Notice, OneTimeCodeField, Stack, Text, announce } from "@broker/ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { focusHeading } from "../frame/focus-heading.ts";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { kycPhotoMessages } from "./kyc-photo.messages.ts";
import { kycMessages } from "./kyc.messages.ts";

const fields = { front: "frontFile", back: "backFile" } as const;

/** The field of the code that only the computer shows, without which the camera is not opened. */
function Unlock({ photo }: { photo: Extract<KycPhotoState, { open: unknown }> }) {
  const t = useMessages(kycPhotoMessages);
  const k = useMessages(kycMessages);
  const [code, setCode] = useState("");
  const isPending = photo.step === "opening";
  const wrong = photo.isWrong ? t("codeWrong") : undefined;
  // The field is invalid only after the answer, when the submit has moved no focus to it.
  useEffect(() => {
    if (wrong !== undefined) announce(wrong);
  }, [wrong]);
  return (
    <Form width="full" isPending={isPending} onSubmit={() => photo.open(code)}>
      <Stack gap={5}>
        <Notice tone="warning">{t("onlyYou")}</Notice>
        <OneTimeCodeField label={t("code")} length={4} value={code} onChange={setCode} errorMessage={wrong} />
        <Button type="submit" width="full" isPending={isPending} pendingLabel={k("submitting")}>
          {k("next")}
        </Button>
      </Stack>
    </Form>
  );
}

/** The field of the photo, which opens the camera, and the button that sends it. */
function Take({ photo }: { photo: Extract<KycPhotoState, { side: unknown }> }) {
  const t = useMessages(kycPhotoMessages);
  const k = useMessages(kycMessages);
  const f = useMessages(failureMessages);
  const { file, issue, failure } = photo;
  const isSending = photo.step === "sending";
  const label = k(fields[photo.side]);
  return (
    <Form width="full" hasRequiredFields={false} label={label} isPending={isSending} onSubmit={photo.send}>
      <Stack gap={5}>
        <Text tone="muted">{t("intro")}</Text>
        <FileDrop
          label={label}
          description={k("fileHint")}
          accept={photo.fileTypes}
          file={file}
          onChange={photo.take}
          isCamera
          isUploading={isSending}
          labels={{
            drop: k("fileDrop"),
            browse: t("take"),
            remove: k("fileRemove"),
            uploading: k("fileUploading"),
          }}
          errorMessage={issue ? k(issue.code) : undefined}
        />
        {failure && (
          <Notice tone="negative">{failure.message ? toFailureText(f, failure) : t("notSent")}</Notice>
        )}
        {file && !issue && (
          <Button type="submit" width="full" isPending={isSending} pendingLabel={k("fileUploading")}>
            {t("send")}
          </Button>
        )}
      </Stack>
    </Form>
  );
}

/** The heading of the page. */
function useTitle(photo: KycPhotoState): string {
  const t = useMessages(kycPhotoMessages);
  const k = useMessages(kycMessages);
  if ("side" in photo) return k(fields[photo.side]);
  return photo.step === "sent" || photo.step === "ended" ? t(photo.step) : k("title");
}

/** The content of the page below its heading. */
function Content({ photo }: { photo: KycPhotoState }) {
  const t = useMessages(kycPhotoMessages);
  const f = useMessages(failureMessages);
  if ("side" in photo) return <Take photo={photo} />;
  switch (photo.step) {
    case "locked":
    case "opening":
      return <Unlock photo={photo} />;
    case "unavailable":
      return <Unavailable failure={photo.failure} retry={photo.retry} />;
    case "sent":
      return <Notice tone="positive">{t("sentText")}</Notice>;
    default:
      return <Notice tone="warning">{photo.step === "ended" ? t("overText") : f("unsupported")}</Notice>;
  }
}

interface CaptureViewProps {
  photo: KycPhotoState;
  logo: ReactNode;
}

/** The view of the page that takes a photo on a phone, for a {@link KycPhotoState}. */
export function CaptureView({ photo, logo }: CaptureViewProps) {
  const title = useTitle(photo);
  const stage = "side" in photo ? "taking" : photo.step === "sent" || photo.step === "ended" ? "over" : null;
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is removed with the form.
  useEffect(() => {
    if (stage) focusHeading(box.current, 1);
  }, [stage]);
  return (
    <PlainPage header={logo} width="form">
      <div ref={box}>
        <Stack gap={5}>
          <Heading level={1}>{title}</Heading>
          <Content photo={photo} />
        </Stack>
      </div>
    </PlainPage>
  );
}
