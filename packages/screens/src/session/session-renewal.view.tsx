import type { SessionRenewal } from "@broker/hooks";
import { Button, Card, Form, Heading, Inline, PasswordField, Stack, Text } from "@broker/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

interface SessionRenewalFormProps {
  renewal: SessionRenewal;
  /** What the button says, and what it says while the password is on its way. */
  submitLabel: string;
  /** Whether the session is over already. */
  isOver?: boolean;
  /** Other ways on, beside the button. */
  children?: ReactNode;
}

/** The password with which the user of this page goes on, in place. */
export function SessionRenewalForm(props: SessionRenewalFormProps) {
  const { renewal, submitLabel, isOver = false, children } = props;
  const t = useMessages(sessionMessages);
  const f = useMessages(failureMessages);
  const isPending = renewal.step === "submitting";
  const failure = renewal.step === "editing" ? renewal.failure : null;
  const isMissing = renewal.step === "editing" && renewal.isMissing;
  const box = useRef<HTMLDivElement>(null);
  // It came because it was asked for, or in place of the page: the focus goes on here.
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box}>
      <Form
        label={submitLabel}
        isPending={isPending}
        onSubmit={() => renewal.step === "editing" && renewal.submit()}
      >
        <Stack gap={4}>
          <Text>{t(isOver ? "wasSignedInAs" : "signedInAs", { username: renewal.username })}</Text>
          <PasswordField
            label={t("password")}
            name="password"
            autoComplete="current-password"
            showLabel={t("showPassword")}
            hideLabel={t("hidePassword")}
            value={renewal.password}
            onChange={(password) => renewal.step === "editing" && renewal.change(password)}
            errorMessage={isMissing ? t("passwordRequired") : failure ? failureText(f, failure) : undefined}
          />
          <Inline gap={3}>
            <Button type="submit" isPending={isPending} pendingLabel={t("submitting")}>
              {submitLabel}
            </Button>
            {children}
          </Inline>
        </Stack>
      </Form>
    </div>
  );
}

interface SessionLockedProps {
  renewal: SessionRenewal;
  /** As another user. */
  onLeave: () => void;
  /** At the sign-in: the way on where this page's code does not come. */
  onSignIn: () => void;
}

/** The 30 minutes are over: nothing of the user is shown, and their password leads back to where they were. */
export function SessionLocked({ renewal, onLeave }: SessionLockedProps) {
  const t = useMessages(sessionMessages);
  return (
    <PlainPage width="form">
      <Card>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={1} size="title">
              {t("endedTitle")}
            </Heading>
            <Text tone="muted">{t("locked")}</Text>
          </Stack>
          <SessionRenewalForm renewal={renewal} submitLabel={t("continue")} isOver>
            <Button variant="quiet" onPress={onLeave}>
              {t("anotherAccount")}
            </Button>
          </SessionRenewalForm>
        </Stack>
      </Card>
    </PlainPage>
  );
}
