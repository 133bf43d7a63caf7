import type { KycDetails, KycState } from "@broker/hooks";
import {
  Button,
  ErrorSummary,
  Form,
  Grid,
  Inline,
  NativeDateField,
  Section,
  Stack,
  TextField,
} from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { detailsIssue } from "./kyc-issue.ts";
import { kycMessages } from "./kyc.messages.ts";

/** The order of the fields, for the error summary. */
const order = [
  "firstName",
  "lastName",
  "email",
  "phoneNumber",
  "dob",
  "nationality",
  "id",
  "addressLine",
  "city",
  "state",
  "postalCode",
] as const satisfies readonly (keyof KycDetails)[];

const fieldId = (field: string) => `kyc-${field}`;

/** The first step: personal details. */
export function KycDetailsStep({
  kyc: { details: form, isPostalCodeFiveDigits, next },
  countryCode,
}: {
  kyc: Extract<KycState, { step: "enteringDetails" }>;
  /** The two letters of the client's country, before the phone number; undefined while they are unknown. */
  countryCode: string | undefined;
}) {
  const t = useMessages(kycMessages);
  const words = (field: keyof KycDetails) => detailsIssue(t, field, form.issues[field]);
  const text = (field: keyof KycDetails) => ({
    id: fieldId(field),
    name: field,
    label: t(field),
    value: form.values[field],
    onChange: (value: string) => form.change(field, value),
    onBlur: () => form.values[field] && form.leave(field),
    errorMessage: words(field),
  });
  const summary = form.attempts > 0 ? order.filter((field) => form.issues[field]) : [];
  return (
    <Section heading={t("detailsHeading")} level={2} description={t("detailsIntro")}>
      <Form onSubmit={next} label={t("detailsHeading")}>
        <Stack gap={5}>
          <ErrorSummary
            title={summary.length === 0 ? "" : t("summary", { count: summary.length })}
            attempt={form.attempts}
            failures={summary.map((field) => ({ fieldId: fieldId(field), message: words(field) ?? "" }))}
          />
          <Grid columns={2} gap={5}>
            <TextField {...text("firstName")} autoComplete="given-name" />
            <TextField {...text("lastName")} autoComplete="family-name" />
            <TextField {...text("email")} type="email" autoComplete="email" />
            <TextField {...text("phoneNumber")} type="tel" autoComplete="tel" prefix={countryCode} />
            <NativeDateField {...text("dob")} autoComplete="bday" />
            <TextField {...text("nationality")} />
          </Grid>
          <TextField {...text("id")} description={t("idHint")} autoComplete="off" />
          <TextField {...text("addressLine")} autoComplete="street-address" />
          <Grid columns={3} gap={5}>
            <TextField {...text("city")} autoComplete="address-level2" />
            <TextField {...text("state")} autoComplete="address-level1" />
            <TextField
              {...text("postalCode")}
              {...(isPostalCodeFiveDigits && { inputMode: "numeric" })}
              autoComplete="postal-code"
            />
          </Grid>
          <Inline justify="end">
            <Button type="submit">{t("next")}</Button>
          </Inline>
        </Stack>
      </Form>
    </Section>
  );
}
