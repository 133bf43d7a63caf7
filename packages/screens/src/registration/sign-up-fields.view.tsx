import type { RegistrationState, RegistrationValues } from "@broker/hooks";
import { Button, Checkbox, Link, PasswordField, Stack, TextField } from "@broker/ui";
import type { ReactNode } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import type { LegalDocument } from "../profile/legal-documents.ts";
import { registrationIssue } from "./registration-issue.ts";
import { registrationMessages } from "./registration.messages.ts";

type Field = keyof RegistrationValues;
type TextFieldName = { [F in Field]: RegistrationValues[F] extends string ? F : never }[Field];

/** A registration whose form is shown. */
export type Entering = Exclude<RegistrationState, { step: "registered" }>;

/** Returns the id of a field, to which the error summary links. */
export const fieldIdOf = (field: string) => `sign-up-${field}`;

/** The two checkboxes of consent, whose texts link to the legal documents. */
export function Consent({ form }: Pick<Entering, "form">) {
  const t = useMessages(registrationMessages);
  const places = usePlaces();
  /** Renders the part of a sentence that links to a legal document, in a new window. */
  const opens = (name: LegalDocument) => (words: ReactNode) => (
    <Link key={name} href={places.legalDocument(name)} target="_blank" rel="noopener">
      {words}
    </Link>
  );
  const box = (field: "hasAcceptedTerms" | "hasAcceptedRisk") => ({
    id: fieldIdOf(field),
    isSelected: form.values[field],
    onChange: (isSelected: boolean) => form.change(field, isSelected),
    errorMessage: registrationIssue(t, field, form.issues[field]),
  });
  return (
    <>
      <Checkbox {...box("hasAcceptedTerms")}>
        {t.rich("acceptTerms", { link: opens("terms-and-conditions") })}
      </Checkbox>
      <Checkbox {...box("hasAcceptedRisk")}>
        {t.rich("acceptRisk", { link: opens("risk-disclosure") })}
      </Checkbox>
    </>
  );
}

/** Returns the properties of a field of text. */
export type TextProps = (field: TextFieldName) => {
  id: string;
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  onBlur(): void;
  errorMessage: string | undefined;
};

/** The fields of the password and of its repetition. */
export function Passwords({ text }: { text: TextProps }) {
  const t = useMessages(registrationMessages);
  return (
    <>
      <PasswordField
        {...text("password")}
        autoComplete="new-password"
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
      />
      <PasswordField
        {...text("confirmPassword")}
        autoComplete="new-password"
        showLabel={t("showConfirmPassword")}
        hideLabel={t("hideConfirmPassword")}
      />
    </>
  );
}

interface ReferralCodeProps extends Pick<Entering, "form"> {
  text: TextProps;
  /** The code that is entered for a visitor without one; undefined where the provider has none. */
  companyCode?: string | undefined;
}

/** The field of the referral code, with a button for visitors whom no person referred. */
export function ReferralCode({ form, text, companyCode }: ReferralCodeProps) {
  const t = useMessages(registrationMessages);
  return (
    <div data-affiliate-code>
      <Stack gap={2}>
        <TextField {...text("affiliateCode")} description={t("affiliateHint")} />
        {companyCode && (
          <div>
            <Button
              variant="quiet"
              onPress={() => {
                form.change("affiliateCode", companyCode);
                document.getElementById(fieldIdOf("affiliateCode"))?.focus();
              }}
            >
              {t("noCode")}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}
