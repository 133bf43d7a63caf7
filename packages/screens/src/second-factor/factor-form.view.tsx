import type { FactorCode, SecondFactorFlow } from "@broker/hooks";
import { Button, Form, Heading, Inline, Notice, PasswordField, Stack, Text, TextField } from "@broker/ui";
import { useEffect, useRef } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { FreezeWarning } from "../freeze/freeze-warning.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { AuthenticatorKey } from "./authenticator-key.view.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

type FormFlow = Exclude<SecondFactorFlow, { step: "resting" | "showingCodes" }>;

/** The words and the fields of each form. */
const forms = {
  enteringPassword: {
    title: "setUpForm",
    text: "passwordText",
    action: "continue",
    password: true,
    code: null,
  },
  scanning: { title: "setUpForm", text: "scanText", action: "turnOn", password: false, code: "code" },
  enteringRenewal: {
    title: "renewalForm",
    text: "renewalText",
    action: "renewalAction",
    password: false,
    code: "code",
  },
  enteringRemoval: {
    title: "removalForm",
    text: "removalText",
    action: "turnOff",
    password: true,
    code: "anyCode",
  },
} as const;

/** The form of each step, also while it is sent. */
const formOf = {
  enteringPassword: "enteringPassword",
  beginning: "enteringPassword",
  scanning: "scanning",
  confirming: "scanning",
  enteringRenewal: "enteringRenewal",
  renewing: "enteringRenewal",
  enteringRemoval: "enteringRemoval",
  removing: "enteringRemoval",
} as const satisfies Record<FormFlow["step"], keyof typeof forms>;

function Fields({ flow }: { flow: FormFlow }) {
  const t = useMessages(secondFactorMessages);
  const { password, code } = forms[formOf[flow.step]];
  const { values, issues, change } = flow.form;
  const issue = (found: FactorCode | undefined) => found && t(found);
  return (
    <Stack gap={4}>
      {password && (
        <PasswordField
          label={t("password")}
          name="password"
          autoComplete="current-password"
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          value={values.password}
          onChange={(text) => change("password", text)}
          errorMessage={issue(issues.password?.code)}
        />
      )}
      {code && (
        <TextField
          label={t(code)}
          name="code"
          description={t("codeHint")}
          autoComplete="one-time-code"
          inputMode={code === "code" ? "numeric" : "text"}
          spellCheck="false"
          value={values.code}
          onChange={(text) => change("code", text)}
          errorMessage={issue(issues.code?.code)}
        />
      )}
    </Stack>
  );
}

function OneForm({ flow }: { flow: FormFlow }) {
  const t = useMessages(secondFactorMessages);
  const f = useMessages(failureMessages);
  const { title, text, action } = forms[formOf[flow.step]];
  const isPending = !("submit" in flow);
  const failure = isPending ? null : flow.failure;
  const box = useRef<HTMLDivElement>(null);
  // The field takes the focus, because the user opened the form or it replaced another form.
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box}>
      <Form label={t(title)} isPending={isPending} onSubmit={() => !isPending && flow.submit()}>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={3}>{t(title)}</Heading>
            <Text tone="muted">{t(text)}</Text>
          </Stack>
          {"uri" in flow && <AuthenticatorKey uri={flow.uri} secret={flow.secret} />}
          {failure && (
            <Notice tone="negative" role="alert">
              {toFailureText(f, failure)}
            </Notice>
          )}
          <Fields flow={flow} />
          {title !== "renewalForm" && <FreezeWarning cause="change" />}
          <Inline gap={3}>
            <Button type="submit" isPending={isPending} pendingLabel={t("pending")}>
              {t(action)}
            </Button>
            {!isPending && (
              <Button variant="quiet" onPress={flow.cancel}>
                {t("cancel")}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </div>
  );
}

/** A form of two-step sign-in: to set it up, to replace the recovery codes, or to turn it off. */
export function FactorForm({ flow }: { flow: FormFlow }) {
  return <OneForm key={formOf[flow.step]} flow={flow} />;
}
