import type { PasswordResetState } from "@broker/hooks";
import { Form, formatCountdown, Notice, Stack, Text, TextField } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { passwordResetMessages } from "./password-reset.messages.ts";

/** The form's id, for the modal's Submit button. */
export const formId = "password-reset";

/**
 * The content of the modal: the form, or the address of the sent link and the time until another one can be requested.
 */
export function PasswordResetBody({ reset }: { reset: PasswordResetState }) {
  const t = useMessages(passwordResetMessages);
  const { locale } = useLanguage();
  if (reset.step === "sent" || reset.step === "repeatable") {
    return (
      <Stack gap={3}>
        <Notice tone="positive" role="none">
          {t("sentText", { email: reset.email })}
        </Notice>
        <Text tone="muted" figures="tabular">
          {reset.step === "sent"
            ? t("sentWait", { time: formatCountdown(reset.secondsLeft, locale) })
            : t("repeatable")}
        </Text>
      </Stack>
    );
  }
  const { form } = reset;
  const submit = () => {
    if (reset.step === "enteringEmail" || reset.step === "failed") reset.submit();
  };
  return (
    <Form id={formId} onSubmit={submit} isPending={reset.step === "requesting"}>
      <Stack gap={5}>
        <Text tone="muted">{t("intro")}</Text>
        {reset.step === "coolingDown" && (
          <Text figures="tabular">{t("wait", { time: formatCountdown(reset.secondsLeft, locale) })}</Text>
        )}
        <TextField
          label={t("email")}
          name="reset-email"
          type="email"
          autoComplete="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a modal that the user has just opened
          autoFocus
          value={form.values.email}
          onChange={(email) => form.change("email", email)}
          onBlur={() => form.values.email && form.leave("email")}
          errorMessage={form.issues.email && t(form.issues.email.code)}
        />
      </Stack>
    </Form>
  );
}
