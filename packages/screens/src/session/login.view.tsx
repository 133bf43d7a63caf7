import type { SessionEnd, SignInState, SignInCode } from "@broker/hooks";
import {
  AuthLayout,
  Button,
  Form,
  Heading,
  Link,
  Notice,
  PasswordField,
  Stack,
  Text,
  TextField,
} from "@broker/ui";
import type { ReactNode } from "react";
import { ErrorAlert } from "../failure/error-alert.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useLanguageSwitch } from "../frame/use-language-switch.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { sessionMessages } from "./session.messages.ts";

/** Why no user is signed in: the end of a session, or a sign-out that did not reach the provider. */
export type LoginReason = SessionEnd | "providerNotTold";

interface LoginViewProps {
  signIn: SignInState;
  /** What replaces the form while the provider asks for a code. */
  step?: ReactNode;
  /** The button of a sign-in by a passkey, where the provider has it. */
  passkey?: ReactNode;
  logo: ReactNode;
  /** The possible reasons; where the reason is unknown, each is prerendered hidden. */
  ended?: readonly LoginReason[];
  isEndKnown?: boolean;
  /** The maximum duration of a session in minutes. */
  sessionMinutes: number;
  onForgotPassword: () => void;
}

const isServer = typeof document === "undefined";

/**
 * The children of a prerendered element stay as they are while it is hydrated. To render hidden reasons, one of which
 * formats a number, would delay the first input by a tenth of a second on a slow phone.
 */
const keptMarkup = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };

function EndNotice({ end, sessionMinutes }: { end: LoginReason; sessionMinutes: number }) {
  const t = useMessages(sessionMessages);
  const isProviderNotTold = end === "providerNotTold";
  return (
    <Notice tone="information" {...(isProviderNotTold && { title: t("signedOutHereTitle") })}>
      {isProviderNotTold ? t(end, { minutes: sessionMinutes }) : t(end)}
    </Notice>
  );
}

/** The form of the login page, below the reasons why no user is signed in. */
function LoginForm(props: Omit<LoginViewProps, "logo" | "step">) {
  const { signIn, passkey, ended = [], isEndKnown = true, sessionMinutes, onForgotPassword } = props;
  const t = useMessages(sessionMessages);
  const f = useMessages(failureMessages);
  const { form } = signIn;
  const isPending = signIn.step === "submitting";
  const failure = signIn.step === "editing" ? signIn.failure : null;
  const issue = (code: SignInCode | undefined) => code && t(code);
  return (
    <Form onSubmit={() => signIn.step === "editing" && signIn.submit()} isPending={isPending}>
      <Stack gap={5}>
        {signIn.step === "editing" &&
          !failure &&
          ended.map((end) =>
            isEndKnown || isServer ? (
              <div key={end} data-ended={end} hidden={!isEndKnown}>
                <EndNotice end={end} sessionMinutes={sessionMinutes} />
              </div>
            ) : (
              <div key={`${end}, as prerendered`} data-ended={end} hidden {...keptMarkup} />
            ),
          )}
        <ErrorAlert
          text={failure && toFailureText(f, failure)}
          isNear={form.values.email !== "" || form.values.password !== ""}
        />
        <TextField
          label={t("email")}
          name="email"
          type="email"
          autoComplete="username"
          value={form.values.email}
          onChange={(email) => form.change("email", email)}
          onBlur={() => form.values.email && form.leave("email")}
          errorMessage={issue(form.issues.email?.code)}
        />
        <PasswordField
          label={t("password")}
          name="password"
          autoComplete="current-password"
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          value={form.values.password}
          onChange={(password) => form.change("password", password)}
          errorMessage={issue(form.issues.password?.code)}
        />
        <Stack gap={2}>
          <Button type="submit" width="full" isPending={isPending} pendingLabel={t("submitting")}>
            {t("submit")}
          </Button>
          <Button variant="quiet" width="full" onPress={onForgotPassword}>
            {t("forgotPassword")}
          </Button>
          {passkey}
        </Stack>
      </Stack>
    </Form>
  );
}

/** The view of the login page, for a {@link SignInState}. */
export function LoginView({ logo, step, ...props }: LoginViewProps) {
  const t = useMessages(sessionMessages);
  const places = usePlaces();

  return (
    <AuthLayout headline={t("headline")} tagline={t("tagline")} logo={logo} footer={useLanguageSwitch()}>
      {step || (
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{t("title")}</Heading>
            <Text tone="muted">{t("intro")}</Text>
          </Stack>
          <LoginForm {...props} />
          <Text>
            {t("noAccount")}{" "}
            {/* With a target, even this window, the link loads the page instead of using the router. */}
            <Link href={places.signUp()} target="_top">
              {t("signUp")}
            </Link>
          </Text>
        </Stack>
      )}
    </AuthLayout>
  );
}
