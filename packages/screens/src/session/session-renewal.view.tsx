import type { ChallengedState, SessionRenewalState } from "@broker/hooks";
import { Button, Card, Form, Heading, Inline, PasswordField, Stack, Text } from "@broker/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { lateExtension } from "../frame/late-extension.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

interface SessionRenewalFormProps {
  renewal: SessionRenewalState;
  /** The label of the button, and its label while submitting. */
  submitLabel: string;
  /** Whether the session has ended already. */
  isOver?: boolean;
  /** Further links or buttons beside the button. */
  children?: ReactNode;
}

// Late code, for users with a second factor. Without it the password is requested again.
const SignInStep = lateExtension<{ challenged: ChallengedState; level: 2 }>(
  async () => (await import("../second-factor/sign-in-step.screen.tsx")).SignInStepScreen,
  { while: null, whenMissing: ({ challenged }) => <MissingDialog onClose={challenged.restart} /> },
);

/** The form in which the user of this page renews the session by password. */
export function SessionRenewalForm(props: SessionRenewalFormProps) {
  const { renewal, submitLabel, isOver = false, children } = props;
  const t = useMessages(sessionMessages);
  const f = useMessages(failureMessages);
  const isPending = renewal.step === "submitting";
  const failure = renewal.step === "editing" ? renewal.failure : null;
  const isMissing = renewal.step === "editing" && renewal.isMissing;
  const box = useRef<HTMLDivElement>(null);
  // The user opened it, or it replaced the page: its field gets the focus.
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  if (renewal.step === "challenged") return <SignInStep challenged={renewal} level={2} />;
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
            errorMessage={isMissing ? t("passwordRequired") : failure ? toFailureText(f, failure) : undefined}
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
  renewal: SessionRenewalState;
  /** Signs in as another user. */
  onLeave: () => void;
  /** Opens the sign-in page, for when this form's code failed to load. */
  onSignIn: () => void;
}

/** The page after the time limit: no data of the user are shown, and the password returns to the previous page. */
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
