import type { RegistrationState, RegistrationValues } from "@broker/hooks";
import {
  AuthLayout,
  Button,
  ErrorSummary,
  Form,
  Grid,
  Heading,
  Link,
  PhoneField,
  Stack,
  Text,
  TextField,
} from "@broker/ui";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { ErrorAlert } from "../failure/error-alert.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useLanguageSwitch } from "../frame/use-language-switch.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { sessionMessages } from "../session/session.messages.ts";
import { AccountCreated } from "./account-created.view.tsx";
import type { CountryFieldProps } from "./country-field.view.tsx";
import { registrationIssue } from "./registration-issue.ts";
import { registrationMessages } from "./registration.messages.ts";
import {
  Consent,
  type Entering,
  fieldIdOf,
  Passwords,
  ReferralCode,
  type TextProps,
} from "./sign-up-fields.view.tsx";

type Field = keyof RegistrationValues;

/** The order of the fields, for the error summary. */
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

interface SignUpViewProps {
  registration: RegistrationState;
  logo: ReactNode;
  /** The field of the country, which reads the list by itself. */
  CountryField: ComponentType<CountryFieldProps>;
  /** The code that is entered for a visitor without one; undefined where the provider has none. */
  companyCode?: string | undefined;
}

/** The summary of the fields with an issue, and the reason why a registration failed. */
function SignUpErrors({ registration }: { registration: Entering }) {
  const t = useMessages(registrationMessages);
  const f = useMessages(failureMessages);
  const { form } = registration;
  const failure = registration.step === "editing" ? registration.failure : null;
  const fields = form.attempts > 0 ? order.filter((field) => form.issues[field]) : [];
  const messageOf = (field: Field) => registrationIssue(t, field, form.issues[field]) ?? "";
  return (
    <>
      <ErrorSummary
        title={fields.length === 0 ? "" : t("summary", { count: fields.length })}
        attempt={form.attempts}
        failures={fields.map((field) => ({ fieldId: fieldIdOf(field), message: messageOf(field) }))}
      />
      <ErrorAlert
        text={failure && toFailureText(f, failure)}
        title={t("failedTitle")}
        isNear={form.values.fullName !== ""}
      />
    </>
  );
}

/** The form of the sign-up page. */
function SignUpForm({
  registration,
  CountryField,
  companyCode,
  isCorrecting,
}: Pick<SignUpViewProps, "CountryField" | "companyCode"> & {
  registration: Entering;
  /** Whether the user came back to correct the address. */
  isCorrecting: boolean;
}) {
  const t = useMessages(registrationMessages);
  const { form, country, dialCode, isReferred } = registration;
  const isPending = registration.step === "submitting";
  useEffect(() => {
    if (isCorrecting) document.getElementById(fieldIdOf("email"))?.focus();
  }, [isCorrecting]);
  const words = (field: Field) => registrationIssue(t, field, form.issues[field]);
  const text: TextProps = (field) => ({
    id: fieldIdOf(field),
    label: t(field),
    name: field,
    value: form.values[field],
    onChange: (value: string) => form.change(field, value),
    onBlur: () => form.values[field] && form.leave(field),
    errorMessage: words(field),
  });

  return (
    <Form onSubmit={() => registration.step === "editing" && registration.submit()} isPending={isPending}>
      <Stack gap={5}>
        <SignUpErrors registration={registration} />
        <TextField {...text("fullName")} autoComplete="name" />
        <Grid columns={2} gap={5}>
          <TextField {...text("username")} autoComplete="nickname" />
          <TextField {...text("email")} type="email" autoComplete="email" />
          <CountryField
            id={fieldIdOf("countryId")}
            value={form.values.countryId}
            onChange={(countryId) => form.change("countryId", countryId)}
            errorMessage={words("countryId")}
          />
          <PhoneField {...text("mobileNumber")} dialCode={dialCode} countryCode={country?.countryCode} />
          <TextField {...text("city")} autoComplete="address-level2" />
          <TextField {...text("nationality")} />
          <Passwords text={text} />
        </Grid>
        {isReferred ? null : <ReferralCode {...{ form, text, companyCode }} />}
        <Consent form={form} />
        <Button type="submit" width="full" isPending={isPending} pendingLabel={t("submitting")}>
          {t("submit")}
        </Button>
      </Stack>
    </Form>
  );
}

/** The view of the sign-up page, for a {@link RegistrationState}. */
export function SignUpView({ registration, logo, ...fields }: SignUpViewProps) {
  const t = useMessages(registrationMessages);
  const brand = useMessages(sessionMessages);
  const places = usePlaces();
  const [isCorrecting, setCorrecting] = useState(false);
  const layout = {
    headline: brand("headline"),
    tagline: brand("tagline"),
    logo,
    footer: useLanguageSwitch(),
  };
  if (registration.step === "registered") {
    return (
      <AuthLayout {...layout}>
        <AccountCreated
          email={registration.email}
          onCorrect={() => {
            setCorrecting(true);
            registration.correct();
          }}
        />
      </AuthLayout>
    );
  }

  return (
    <AuthLayout {...layout}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t("title")}</Heading>
          <Text tone="muted">{t("intro")}</Text>
        </Stack>
        <SignUpForm {...{ registration, isCorrecting, ...fields }} />
        <Text>
          {t("haveAccount")} <Link href={places.login}>{t("signIn")}</Link>
        </Text>
      </Stack>
    </AuthLayout>
  );
}
