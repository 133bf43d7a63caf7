import type { Issue, PasswordCode, PasswordFormState, PasswordValues } from "@broker/hooks";
import { DescriptionList, PasswordField, Stack, VisuallyHidden } from "@broker/ui";
import type { ReactNode } from "react";
import { FreezeWarning } from "../freeze/freeze-warning.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { EditFormView, fieldIdOf } from "./edit-form.view.tsx";
import { profileMessages } from "./profile.messages.ts";

const order = [
  "oldPassword",
  "newPassword",
  "confirmPassword",
] as const satisfies readonly (keyof PasswordValues)[];
const required = {
  oldPassword: "oldPasswordRequired",
  newPassword: "newPasswordRequired",
  confirmPassword: "confirmPasswordRequired",
} as const;

/** The labels of the button beside each field, which shows and hides its password. */
const toggles = {
  oldPassword: { show: "showOldPassword", hide: "hideOldPassword" },
  newPassword: { show: "showNewPassword", hide: "hideNewPassword" },
  confirmPassword: { show: "showConfirmPassword", hide: "hideConfirmPassword" },
} as const;

/** The data for the sign-in: the e-mail address, and a placeholder of the password. */
function SignInData({ email }: { email: string }) {
  const t = useMessages(profileMessages);
  return (
    <DescriptionList
      items={[
        { term: t("email"), details: email },
        {
          term: t("password"),
          details: (
            <>
              <span aria-hidden>••••••••</span>
              <VisuallyHidden>{t("passwordHidden")}</VisuallyHidden>
            </>
          ),
        },
      ]}
    />
  );
}

interface PasswordFormViewProps {
  password: PasswordFormState;
  email: string;
  /** A notice about the consequences of a new password, shown in the form and after the change. */
  notice?: ReactNode;
}

/** The tab Settings & Security: Security Settings, and the form Change Password. */
export function PasswordFormView({ password, email, notice }: PasswordFormViewProps) {
  const t = useMessages(profileMessages);
  const words = (field: keyof PasswordValues, issue: Issue<PasswordCode> | undefined) => {
    if (!issue) return undefined;
    if (issue.code === "required") return t(required[field]);
    return issue.code === "passwordTooShort"
      ? t("passwordTooShort", { min: issue.params?.["min"] ?? "" })
      : t(issue.code);
  };
  return (
    <EditFormView<PasswordValues, PasswordCode>
      edit={password}
      heading={t("securityHeading")}
      editingHeading={t("passwordHeading")}
      description={t("securityIntro")}
      editLabel={t("change")}
      success={t("passwordSaved")}
      order={order}
      issueOf={(field, form) => words(field, form.issues[field])}
      view={
        <Stack gap={5}>
          <SignInData email={email} />
          {password.step === "viewing" && password.outcome === "saved" && notice}
        </Stack>
      }
      renderFields={({ values, issues, change, leave }) => (
        <Stack gap={5}>
          {order.map((field) => (
            <PasswordField
              key={field}
              id={fieldIdOf(field)}
              name={field}
              label={t(field)}
              autoComplete={field === "oldPassword" ? "current-password" : "new-password"}
              showLabel={t(toggles[field].show)}
              hideLabel={t(toggles[field].hide)}
              value={values[field]}
              onChange={(text) => change(field, text)}
              onBlur={() => values[field] && leave(field)}
              errorMessage={words(field, issues[field])}
            />
          ))}
          <FreezeWarning cause="change" />
          {notice}
        </Stack>
      )}
    />
  );
}
