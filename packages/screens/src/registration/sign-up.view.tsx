import type { Company, RegistrationState, RegistrationValues } from "@broker/hooks";
import {
  AuthLayout,
  Button,
  Checkbox,
  ErrorSummary,
  Form,
  Grid,
  Heading,
  Link,
  NativeSelect,
  PasswordField,
  Stack,
  Text,
  TextField,
} from "@broker/ui";
import type { ReactNode } from "react";
import { ErrorAlert } from "../failure/error-alert.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { CompanyLogo } from "../frame/company-logo.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "../session/session.messages.ts";
import { AccountCreated } from "./account-created.view.tsx";
import { registrationIssue } from "./registration-issue.ts";
import { registrationMessages } from "./registration.messages.ts";

type Field = keyof RegistrationValues;
type TextFieldName = { [F in Field]: RegistrationValues[F] extends string ? F : never }[Field];

/** The order of the form, for the summary. */
const order = [
  "fullName",
  "username",
  "email",
  "countryId",
  "mobileNumber",
  "city",
  "nationality",
  "password",
  "confirmPassword",
  "affiliateCode",
  "hasAcceptedTerms",
  "hasAcceptedRisk",
] as const satisfies readonly Field[];

const fieldId = (field: string) => `sign-up-${field}`;

/** The words within a sentence that open a legal document, in a window of its own. */
const opens = (name: string) => (words: ReactNode) => (
  <Link key={name} href={`/docs/${name}.pdf`} target="_blank" rel="noopener">
    {words}
  </Link>
);

interface CountryFieldProps {
  registration: RegistrationState;
  errorMessage: string | undefined;
}

/** The countries, or why they are not there and the way to them. */
function CountryField({ registration, errorMessage }: CountryFieldProps) {
  const t = useMessages(registrationMessages);
  const f = useMessages(failureMessages);
  const { form, countries, countriesMissing } = registration;
  return (
    <Stack gap={2} align="stretch">
      <NativeSelect
        id={fieldId("countryId")}
        label={t("country")}
        name="countryId"
        autoComplete="country-name"
        placeholder={t("countryPlaceholder")}
        options={countries.map(({ countryId, countryName }) => ({
          id: String(countryId),
          label: countryName,
        }))}
        value={form.values.countryId === null ? "" : String(form.values.countryId)}
        onChange={(id) => form.change("countryId", id === "" ? null : Number(id))}
        errorMessage={countriesMissing ? failureText(f, countriesMissing.failure) : errorMessage}
      />
      {countriesMissing && (
        <Button variant="quiet" onPress={countriesMissing.retry}>
          {t("retry")}
        </Button>
      )}
    </Stack>
  );
}

interface SignUpViewProps {
  registration: RegistrationState;
  company: Company | null;
}

/** The sign-up page: what is seen of {@link RegistrationState}. */
export function SignUpView({ registration, company }: SignUpViewProps) {
  const t = useMessages(registrationMessages);
  const f = useMessages(failureMessages);
  const brand = useMessages(sessionMessages);
  const { form, dialCode, isReferred } = registration;
  const logo = <CompanyLogo company={company} width={140} />;
  const layout = { headline: brand("headline"), tagline: brand("tagline"), logo };
  if (registration.step === "registered") {
    return (
      <AuthLayout {...layout}>
        <AccountCreated email={registration.email} />
      </AuthLayout>
    );
  }

  const isPending = registration.step === "submitting";
  const words = (field: Field) => registrationIssue(t, field, form.issues[field]);
  const text = (field: TextFieldName) => ({
    id: fieldId(field),
    label: t(field),
    name: field,
    value: form.values[field],
    onChange: (value: string) => form.change(field, value),
    onBlur: () => form.values[field] && form.leave(field),
    errorMessage: words(field),
  });
  const box = (field: "hasAcceptedTerms" | "hasAcceptedRisk") => ({
    id: fieldId(field),
    isSelected: form.values[field],
    onChange: (isSelected: boolean) => form.change(field, isSelected),
    errorMessage: words(field),
  });
  const toggle = { showLabel: t("showPassword"), hideLabel: t("hidePassword") };
  const failure = registration.step === "editing" ? registration.failure : null;
  const summary = form.attempts > 0 ? order.filter((field) => form.issues[field]) : [];

  return (
    <AuthLayout {...layout}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t("title")}</Heading>
          <Text tone="muted">{t("intro")}</Text>
        </Stack>
        <Form onSubmit={() => registration.step === "editing" && registration.submit()} isPending={isPending}>
          <Stack gap={5}>
            <ErrorSummary
              title={t("summary", { count: summary.length })}
              attempt={form.attempts}
              failures={summary.map((field) => ({ fieldId: fieldId(field), message: words(field) ?? "" }))}
            />
            <ErrorAlert
              text={failure && failureText(f, failure)}
              title={t("failedTitle")}
              isNear={form.values.fullName !== ""}
            />
            <TextField {...text("fullName")} autoComplete="name" />
            <Grid columns={2} gap={5}>
              <TextField {...text("username")} autoComplete="nickname" />
              <TextField {...text("email")} type="email" autoComplete="email" />
              <CountryField registration={registration} errorMessage={words("countryId")} />
              <TextField {...text("mobileNumber")} type="tel" autoComplete="tel-national" prefix={dialCode} />
              <TextField {...text("city")} autoComplete="address-level2" />
              <TextField {...text("nationality")} />
              <PasswordField {...text("password")} {...toggle} autoComplete="new-password" />
              <PasswordField {...text("confirmPassword")} {...toggle} autoComplete="new-password" />
            </Grid>
            {isReferred ? null : (
              <div data-affiliate-code>
                <TextField {...text("affiliateCode")} description={t("affiliateHint")} />
              </div>
            )}
            <Checkbox {...box("hasAcceptedTerms")}>
              {t.rich("acceptTerms", { link: opens("terms-and-conditions") })}
            </Checkbox>
            <Checkbox {...box("hasAcceptedRisk")}>
              {t.rich("acceptRisk", { link: opens("risk-disclosure") })}
            </Checkbox>
            <Button type="submit" width="full" isPending={isPending} pendingLabel={t("submitting")}>
              {t("submit")}
            </Button>
          </Stack>
        </Form>
        <Text>
          {t("haveAccount")} <Link href="/login">{t("signIn")}</Link>
        </Text>
      </Stack>
    </AuthLayout>
  );
}
