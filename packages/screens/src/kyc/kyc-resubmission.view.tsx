import type { KycDocumentReview, KycResubmissionState, KycSide } from "@broker/hooks";
import {
  Button,
  Card,
  ErrorSummary,
  FileDrop,
  Form,
  Grid,
  Inline,
  Notice,
  Section,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { OutcomeDialog } from "../failure/outcome-dialog.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { documentIssue } from "./kyc-issue.ts";
import { kycResubmissionMessages } from "./kyc-resubmission.messages.ts";
import { KycCancelled, KycPending } from "./kyc-status.view.tsx";
import { kycMessages } from "./kyc.messages.ts";
import { PhoneCamera } from "./phone-camera.tsx";

/** The states that show the documents. */
type FormState = Extract<KycResubmissionState, { documents: unknown }>;

const fields = { front: "frontFile", back: "backFile" } as const satisfies Record<KycSide, string>;
const fieldId = (side: KycSide) => `kyc-again-${side}`;

/** The sentence of each reason. Another reason has the comment of staff as its sentence. */
const sentences: Readonly<Record<string, keyof (typeof kycResubmissionMessages)["messages"]>> = {
  blurred: "blurred",
  dark: "dark",
  glare: "glare",
  cutOff: "cutOff",
  wrongDocument: "wrongDocument",
  expired: "expired",
  copy: "copy",
};

/** A refused document: the reason, and the field for a new picture. */
function RefusedDocument({ state, document }: { state: FormState; document: KycDocumentReview }) {
  const t = useMessages(kycResubmissionMessages);
  const k = useMessages(kycMessages);
  const { side, reason, comment } = document;
  const field = fields[side];
  const sentence = sentences[reason ?? ""];
  const isDisabled = state.step !== "choosingFiles" && state.step !== "submissionNotFound";
  return (
    <Stack gap={4}>
      <Notice tone="warning" role="none" title={t("notAccepted", { side: k(field) })}>
        <Stack gap={1}>
          {sentence && <Text>{t(sentence)}</Text>}
          {comment !== null && <Text dir="auto">{comment}</Text>}
        </Stack>
      </Notice>
      <FileDrop
        id={fieldId(side)}
        label={k(field)}
        description={k("fileHint")}
        accept={state.fileTypes}
        file={state.files[side]}
        onChange={(file) => state.choose(side, file)}
        isDisabled={isDisabled}
        labels={{
          drop: k("fileDrop"),
          browse: k("fileBrowse"),
          remove: k("fileRemove"),
          uploading: k("fileUploading"),
        }}
        errorMessage={documentIssue(k, field, state.issues[side])}
      />
      <PhoneCamera side={side} isDisabled={isDisabled} onPhoto={(photo) => state.choose(side, photo)} />
    </Stack>
  );
}

/** A document that is kept. */
function AcceptedDocument({ side }: { side: KycSide }) {
  const t = useMessages(kycResubmissionMessages);
  const k = useMessages(kycMessages);
  return (
    <Stack gap={2} align="start">
      <StatusBadge tone="positive" label={k(fields[side])} />
      <Text tone="muted">{t("accepted")}</Text>
    </Stack>
  );
}

/** Shows that the documents did not arrive, or that it is unknown whether they did. */
function Outcome({ state }: { state: FormState }) {
  const k = useMessages(kycMessages);
  const f = useMessages(failureMessages);
  if (state.step === "submissionUnknown")
    return (
      <Notice tone="warning" actions={<Button onPress={state.checkAgain}>{k("checkAgain")}</Button>}>
        {k("unknownOutcome")}
      </Notice>
    );
  if (state.step !== "submissionNotFound") return null;
  return (
    <Notice tone="negative" actions={<Button onPress={state.repeat}>{k("sendAgain")}</Button>}>
      {f("kycException")}
    </Notice>
  );
}

/** The button that sends the documents. Its label says what is under way. */
function SendButton({ state }: { state: FormState }) {
  const t = useMessages(kycResubmissionMessages);
  const k = useMessages(kycMessages);
  const isChecking = state.step === "checkingSubmission";
  const isPending = isChecking || state.step === "submitting";
  return (
    <Inline justify="end">
      <Button
        type="submit"
        isDisabled={state.step !== "choosingFiles" && !isPending}
        isPending={isPending}
        pendingLabel={isChecking ? k("checking") : t("submitting")}
      >
        {t("submit")}
      </Button>
    </Inline>
  );
}

/** The refused documents with their reasons and a field for each, and the accepted ones. */
function Documents({ state }: { state: FormState }) {
  const t = useMessages(kycResubmissionMessages);
  const k = useMessages(kycMessages);
  const refused = state.documents.filter((document) => document.state === "refused");
  const kept = state.documents.filter((document) => document.state === "accepted");
  const failures = refused.flatMap(({ side }) => {
    const message = documentIssue(k, fields[side], state.issues[side]);
    return message === undefined ? [] : [{ fieldId: fieldId(side), message }];
  });
  const heading = t("heading", { count: refused.length });
  return (
    <Section heading={heading} level={2} description={t("intro")}>
      <Form
        onSubmit={() => state.step === "choosingFiles" && state.submit()}
        isPending={state.step === "submitting" || state.step === "checkingSubmission"}
        label={heading}
      >
        <Stack gap={6}>
          <ErrorSummary
            title={failures.length === 0 ? "" : k("summary", { count: failures.length })}
            attempt={state.attempts}
            failures={failures}
          />
          <Grid columns={2} gap={6} align="start">
            {refused.map((document) => (
              <RefusedDocument key={document.side} state={state} document={document} />
            ))}
            {kept.map(({ side }) => (
              <AcceptedDocument key={side} side={side} />
            ))}
          </Grid>
          <SendButton state={state} />
        </Stack>
      </Form>
    </Section>
  );
}

interface KycResubmissionViewProps {
  resubmission: KycResubmissionState;
  /** Why staff cancelled the whole check, where no document can be sent again; null where they did not say. */
  reason: string | null;
}

/** The view of refused documents, for a {@link KycResubmissionState}. */
export function KycResubmissionView({ resubmission, reason }: KycResubmissionViewProps) {
  switch (resubmission.step) {
    case "loading":
      return (
        <Card padding="large">
          <Skeleton height="block" />
        </Card>
      );
    case "unavailable":
      return <Unavailable failure={resubmission.failure} retry={resubmission.retry} />;
    case "nothingRefused":
      return <KycCancelled reason={reason} />;
    case "submitted":
      return <KycPending />;
    default:
      return (
        <Stack gap={5}>
          <Outcome state={resubmission} />
          <Card padding="large">
            <Documents state={resubmission} />
          </Card>
          <OutcomeDialog
            outcome={resubmission.step === "submissionFailed" ? resubmission.failure : null}
            success=""
            onRead={() => resubmission.step === "submissionFailed" && resubmission.dismiss()}
          />
        </Stack>
      );
  }
}
