import type { SignInReportState } from "@broker/hooks";
import { AuthLayout, Button, Form, Heading, Link, Notice, Stack, Text } from "@broker/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { ErrorAlert } from "../failure/error-alert.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { focusHeading } from "../frame/focus-heading.ts";
import { useLanguageSwitch } from "../frame/use-language-switch.tsx";
import { FreezeWarning } from "../freeze/freeze-warning.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { sessionMessages } from "../session/session.messages.ts";
import { securityMessages } from "./security.messages.ts";

type Confirming = Extract<SignInReportState, { step: "confirming" | "reporting" }>;

/** The question; its button alone sends the report, since programs open links too. */
function Question({ report }: { report: Confirming }) {
  const t = useMessages(securityMessages);
  const f = useMessages(failureMessages);
  const failure = report.step === "confirming" ? report.failure : null;
  const isPending = report.step === "reporting";
  return (
    <Form onSubmit={() => report.step === "confirming" && report.report()} isPending={isPending}>
      <Stack gap={5}>
        <ErrorAlert text={failure && toFailureText(f, failure)} isNear />
        <Text tone="muted">{t("reportIntro")}</Text>
        <FreezeWarning cause="change" />
        <Button
          type="submit"
          variant="danger"
          width="full"
          isPending={isPending}
          pendingLabel={t("reporting")}
        >
          {t("report")}
        </Button>
        <Text tone="muted">{t("reportNot")}</Text>
      </Stack>
    </Form>
  );
}

interface SignInReportViewProps {
  report: SignInReportState;
  logo: ReactNode;
}

/** The view of the page behind the link of an e-mail about a sign-in, for a {@link SignInReportState}. */
export function SignInReportView({ report, logo }: SignInReportViewProps) {
  const places = usePlaces();
  const t = useMessages(securityMessages);
  const s = useMessages(sessionMessages);
  const f = useMessages(failureMessages);
  const isReported = report.step === "reported";
  const box = useRef<HTMLDivElement>(null);
  // The button is removed with the question.
  useEffect(() => {
    if (isReported) focusHeading(box.current, 1);
  }, [isReported]);
  return (
    <AuthLayout headline={s("headline")} tagline={s("tagline")} logo={logo} footer={useLanguageSwitch()}>
      <div ref={box}>
        <Stack gap={6}>
          <Heading level={1}>{t(isReported ? "reportedTitle" : "reportTitle")}</Heading>
          {report.step === "tokenMissing" && <Notice tone="negative">{t("reportIncomplete")}</Notice>}
          {report.step === "unsupported" && <Notice tone="negative">{f("unsupported")}</Notice>}
          {isReported && <Notice tone="positive">{t("reported")}</Notice>}
          {(report.step === "confirming" || report.step === "reporting") && <Question report={report} />}
          <Text>
            <Link href={places.login}>{t("goToLogin")}</Link>
          </Text>
        </Stack>
      </div>
    </AuthLayout>
  );
}
