import type { NewPasswordState } from "@broker/hooks";
import { AuthLayout, Button, Form, Heading, Link, Notice, PasswordField, Stack, Text } from "@broker/ui";
import type { ReactNode } from "react";
import { ErrorAlert } from "../failure/error-alert.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useLanguageSwitch } from "../frame/use-language-switch.tsx";
import { FreezeWarning } from "../freeze/freeze-warning.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { sessionMessages } from "../session/session.messages.ts";
import { passwordResetMessages } from "./password-reset.messages.ts";

const fields = ["newPassword", "confirmPassword"] as const;
const required = {
  newPassword: "newPasswordRequired",
  confirmPassword: "confirmPasswordRequired",
} as const;
/** The labels of the button beside each field, which shows and hides its password. */
const toggles = {
  newPassword: { show: "showNewPassword", hide: "hideNewPassword" },
  confirmPassword: { show: "showConfirmPassword", hide: "hideConfirmPassword" },
} as const;

type Entering = Extract<NewPasswordState, { form: unknown }>;

function NewPasswordForm({ newPassword }: { newPassword: Entering }) {
  const t = useMessages(passwordResetMessages);
  const f = useMessages(failureMessages);
  const { form } = newPassword;
  const isPending = newPassword.step === "submitting";
  const failure = newPassword.step === "editing" ? newPassword.failure : null;
  const words = (field: (typeof fields)[number]) => {
    const issue = form.issues[field];
    if (!issue) return undefined;
    if (issue.code === "required") return t(required[field]);
    return issue.code === "passwordTooShort"
      ? t("passwordTooShort", { min: issue.params?.["min"] ?? "" })
      : t(issue.code);
  };
  return (
    <Form onSubmit={() => newPassword.step === "editing" && newPassword.submit()} isPending={isPending}>
      <Stack gap={5}>
        <ErrorAlert text={failure && toFailureText(f, failure)} isNear={form.values.newPassword !== ""} />
        {fields.map((field) => (
          <PasswordField
            key={field}
            label={t(field)}
            name={field}
            autoComplete="new-password"
            showLabel={t(toggles[field].show)}
            hideLabel={t(toggles[field].hide)}
            value={form.values[field]}
            onChange={(password) => form.change(field, password)}
            onBlur={() => form.values[field] && form.leave(field)}
            errorMessage={words(field)}
          />
        ))}
        <FreezeWarning cause="change" />
        <Button type="submit" width="full" isPending={isPending} pendingLabel={t("settingPassword")}>
          {t("setPassword")}
        </Button>
      </Stack>
    </Form>
  );
}

interface NewPasswordViewProps {
  newPassword: NewPasswordState;
  logo: ReactNode;
}

/** The view of the page behind the link of a reset e-mail, for a {@link NewPasswordState}. */
export function NewPasswordView({ newPassword, logo }: NewPasswordViewProps) {
  const places = usePlaces();
  const t = useMessages(passwordResetMessages);
  const s = useMessages(sessionMessages);
  const f = useMessages(failureMessages);
  return (
    <AuthLayout headline={s("headline")} tagline={s("tagline")} logo={logo} footer={useLanguageSwitch()}>
      <Stack gap={6}>
        <Heading level={1}>{t("newTitle")}</Heading>
        {newPassword.step === "tokenMissing" && <Notice tone="negative">{t("linkIncomplete")}</Notice>}
        {newPassword.step === "unsupported" && <Notice tone="negative">{f("unsupported")}</Notice>}
        {newPassword.step === "set" && <Notice tone="positive">{t("passwordSet")}</Notice>}
        {"form" in newPassword && (
          <>
            <Text tone="muted">{t("newIntro")}</Text>
            <NewPasswordForm newPassword={newPassword} />
          </>
        )}
        <Text>
          <Link href={places.login}>{t("goToLogin")}</Link>
        </Text>
      </Stack>
    </AuthLayout>
  );
}
