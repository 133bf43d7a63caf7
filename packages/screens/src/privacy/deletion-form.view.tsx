import type { DeletionFlow } from "@broker/hooks";
import { Button, Form, Heading, Inline, Notice, PasswordField, Stack, Text, TextField } from "@broker/ui";
import { useEffect, useRef } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { deletionMessages } from "./deletion.messages.ts";

/** The form that confirms a deletion, by the address of the account and the password. */
export function DeletionForm({ flow }: { flow: Exclude<DeletionFlow, { step: "resting" }> }) {
  const t = useMessages(deletionMessages);
  const f = useMessages(failureMessages);
  const editing = flow.step === "confirming" ? flow : null;
  const { values, issues, change } = flow.form;
  const box = useRef<HTMLDivElement>(null);
  // The user opened the form: its first field gets the focus.
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box}>
      <Form label={t("form")} isPending={!editing} onSubmit={() => editing?.submit()}>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={3}>{t("form")}</Heading>
            <Text tone="muted">{t("formText")}</Text>
          </Stack>
          {editing?.failure && (
            <Notice tone="negative" role="alert">
              {toFailureText(f, editing.failure)}
            </Notice>
          )}
          <TextField
            label={t("email")}
            name="email"
            type="email"
            autoComplete="off"
            value={values.email}
            onChange={(text) => change("email", text)}
            errorMessage={issues.email && t(issues.email.code)}
          />
          <PasswordField
            label={t("password")}
            name="password"
            autoComplete="current-password"
            showLabel={t("showPassword")}
            hideLabel={t("hidePassword")}
            value={values.password}
            onChange={(text) => change("password", text)}
            errorMessage={issues.password && t(issues.password.code)}
          />
          <Inline gap={3}>
            <Button type="submit" variant="danger" isPending={!editing} pendingLabel={t("requesting")}>
              {t("submit")}
            </Button>
            {editing && (
              <Button variant="quiet" onPress={editing.cancel}>
                {t("cancel")}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </div>
  );
}
