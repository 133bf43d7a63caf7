import type { Company, SessionEnd, SignIn, SignInCode } from "@broker/hooks";
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
import { ErrorAlert } from "../failure/error-alert.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { CompanyLogo } from "../frame/company-logo.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

/** Why nobody is signed in any more: a session's end, or a sign-out that the provider could not be told of. */
export type LoginReason = SessionEnd | "providerNotTold";

interface LoginViewProps {
  signIn: SignIn;
  company: Company | null;
  /** What may be said; where it is not known which, each is there, and hidden. */
  ended?: readonly LoginReason[];
  isEndKnown?: boolean;
  /** After how long a session ends by itself at the latest. */
  sessionMinutes: number;
  /** Where a newcomer registers. */
  signUp?: string;
  onForgotPassword: () => void;
}

/** The login page: what is seen of {@link SignIn}. */
export function LoginView(props: LoginViewProps) {
  const {
    signIn,
    company,
    ended = [],
    isEndKnown = true,
    sessionMinutes,
    signUp = "/sign-up",
    onForgotPassword,
  } = props;
  const t = useMessages(sessionMessages);
  const f = useMessages(failureMessages);
  const { form } = signIn;
  const isPending = signIn.step === "submitting";
  const failure = signIn.step === "editing" ? signIn.failure : null;
  const issue = (code: SignInCode | undefined) => code && t(code);

  return (
    <AuthLayout
      headline={t("headline")}
      tagline={t("tagline")}
      logo={<CompanyLogo company={company} width={140} />}
    >
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t("title")}</Heading>
          <Text tone="muted">{t("intro")}</Text>
        </Stack>
        <Form onSubmit={() => signIn.step === "editing" && signIn.submit()} isPending={isPending}>
          <Stack gap={5}>
            {signIn.step === "editing" &&
              !failure &&
              ended.map((end) => (
                <div key={end} data-ended={end} hidden={!isEndKnown}>
                  <Notice
                    tone="information"
                    {...(end === "providerNotTold" && { title: t("signedOutHereTitle") })}
                  >
                    {end === "providerNotTold" ? t(end, { minutes: sessionMinutes }) : t(end)}
                  </Notice>
                </div>
              ))}
            <ErrorAlert
              text={failure && failureText(f, failure)}
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
            </Stack>
          </Stack>
        </Form>
        <Text>
          {t("noAccount")} {/* With a target, even this window, it is a page load and not the router's. */}
          <Link href={signUp} target="_top">
            {t("signUp")}
          </Link>
        </Text>
      </Stack>
    </AuthLayout>
  );
}
