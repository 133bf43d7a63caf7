import type { PasswordReset } from "@broker/hooks";
import { Form, formatCountdown, Notice, Stack, Text, TextField } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { passwordResetMessages } from "./password-reset.messages.ts";

/** Ties the modal's Submit button to the form. */
export const formId = "password-reset";

/** What the modal holds: the form, or where the link went and when another one may be asked for. */
export function PasswordResetBody({ reset }: { reset: PasswordReset }) {
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a modal that was just asked for
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
