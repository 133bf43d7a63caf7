import type { KycDocument, KycDocumentType, KycState } from "@broker/hooks";
import {
  Button,
  Checkbox,
  ErrorSummary,
  FileDrop,
  Form,
  Grid,
  Inline,
  Notice,
  RadioCards,
  Section,
  Stack,
} from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { documentIssue } from "./kyc-issue.ts";
import { kycMessages } from "./kyc.messages.ts";
import { PhoneCamera } from "./phone-camera.tsx";

/** The second step, and the states of its submission. */
export type DocumentKyc = Exclude<Extract<KycState, { document: unknown }>, { step: "enteringDetails" }>;

const order = [
  "selectedID",
  "frontFile",
  "backFile",
  "isInfoCorrect",
] as const satisfies readonly (keyof KycDocument)[];
const types = [
  { value: "passport", label: "passport" },
  { value: "national-id", label: "nationalId" },
  { value: "driver-id", label: "driverId" },
] as const satisfies readonly { value: KycDocumentType; label: string }[];
const fieldId = (field: string) => `kyc-${field}`;

/** Returns whether the fields accept input: not while submitting, or while the outcome is unknown. */
const isOpen = ({ step }: DocumentKyc) => step === "providingDocument" || step === "submissionNotFound";

/** A side of the document: picked, previewed, removed; after a reload it names the file to pick again. */
function Side({ kyc, field }: { kyc: DocumentKyc; field: "frontFile" | "backFile" }) {
  const t = useMessages(kycMessages);
  const { values, issues, change } = kyc.document;
  const lost = kyc.lostFiles[field === "frontFile" ? "front" : "back"];
  return (
    <Stack gap={3}>
      <FileDrop
        id={fieldId(field)}
        label={t(field)}
        description={t("fileHint")}
        accept={kyc.fileTypes}
        file={values[field]}
        onChange={(file) => change(field, file)}
        isDisabled={!isOpen(kyc)}
        labels={{
          drop: t("fileDrop"),
          browse: t("fileBrowse"),
          remove: t("fileRemove"),
          uploading: t("fileUploading"),
        }}
        errorMessage={documentIssue(t, field, issues[field])}
      />
      <PhoneCamera
        side={field === "frontFile" ? "front" : "back"}
        isDisabled={!isOpen(kyc)}
        onPhoto={(photo) => change(field, photo)}
      />
      {lost !== null && isOpen(kyc) && <Notice tone="information">{t("fileAgain", { name: lost })}</Notice>}
    </Stack>
  );
}

/** The buttons of the second step: back to the first, and Submit All. */
function DocumentButtons({ kyc }: { kyc: DocumentKyc }) {
  const t = useMessages(kycMessages);
  const isPending = kyc.step === "submitting" || kyc.step === "checkingSubmission";
  return (
    <Inline justify="between">
      <Button
        variant="secondary"
        isDisabled={kyc.step !== "providingDocument"}
        onPress={() => kyc.step === "providingDocument" && kyc.goTo("details")}
      >
        {t("prev")}
      </Button>
      <Button
        type="submit"
        isDisabled={kyc.step !== "providingDocument" && !isPending}
        isPending={isPending}
        pendingLabel={t(kyc.step === "checkingSubmission" ? "checking" : "submitting")}
      >
        {t("submitAll")}
      </Button>
    </Inline>
  );
}

/** The second step: one document, its sides, and the confirmation. */
export function KycDocumentStep({ kyc }: { kyc: DocumentKyc }) {
  const t = useMessages(kycMessages);
  const { document: form } = kyc;
  const words = (field: keyof KycDocument) => documentIssue(t, field, form.issues[field]);
  const summary = form.attempts > 0 ? order.filter((field) => form.issues[field]) : [];
  return (
    <Section
      heading={t("documentHeading")}
      level={2}
      description={t(kyc.hasBack ? "documentIntro" : "documentIntroFront")}
    >
      <Form
        onSubmit={() => kyc.step === "providingDocument" && kyc.submitAll()}
        isPending={kyc.step === "submitting" || kyc.step === "checkingSubmission"}
        label={t("documentHeading")}
      >
        <Stack gap={6}>
          <ErrorSummary
            title={summary.length === 0 ? "" : t("summary", { count: summary.length })}
            attempt={form.attempts}
            failures={summary.map((field) => ({ fieldId: fieldId(field), message: words(field) ?? "" }))}
          />
          <RadioCards
            id={fieldId("selectedID")}
            label={t("selectedID")}
            columns={3}
            options={types.flatMap(({ value, label }) =>
              kyc.documentTypes.includes(value) ? [{ value, label: t(label) }] : [],
            )}
            value={form.values.selectedID}
            onChange={(type) =>
              form.change("selectedID", types.find(({ value }) => value === type)?.value ?? null)
            }
            isDisabled={!isOpen(kyc)}
            errorMessage={words("selectedID")}
          />
          <Grid columns={2} gap={5} align="start">
            <Side kyc={kyc} field="frontFile" />
            {kyc.hasBack && <Side kyc={kyc} field="backFile" />}
          </Grid>
          <Checkbox
            id={fieldId("isInfoCorrect")}
            isSelected={form.values.isInfoCorrect}
            onChange={(isSelected) => form.change("isInfoCorrect", isSelected)}
            isDisabled={!isOpen(kyc)}
            errorMessage={words("isInfoCorrect")}
          >
            {t("isInfoCorrect")}
          </Checkbox>
          <DocumentButtons kyc={kyc} />
        </Stack>
      </Form>
    </Section>
  );
}
