import type { EmailVerificationState } from "@broker/hooks";
import { AuthLayout, Button, Heading, Inline, Link, Notice, Stack, Text } from "@broker/ui";
import { useState, type ReactNode } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useLanguageSwitch } from "../frame/use-language-switch.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { sessionMessages } from "../session/session.messages.ts";
import { registrationMessages } from "./registration.messages.ts";

type Going = Exclude<EmailVerificationState, { step: "tokenMissing" | "failed" }>;

/** The progress in one live region, which announces the beginning of each step, and not every second. */
function Progress({ verification }: { verification: Going }) {
  const t = useMessages(registrationMessages);
  // The end of the countdown is not announced again.
  const step = verification.step === "finished" ? "counting" : verification.step;
  const wordsOf = () => {
    if (step === "verifying") return t("verifying");
    if (step === "paused") return t("verifiedPaused");
    return t("verified", { seconds: verification.step === "counting" ? verification.secondsLeft : 0 });
  };
  const words = wordsOf();
  const [first, setFirst] = useState({ step, words });
  const isNews = first.step !== step || first.words === words;
  if (first.step !== step) setFirst({ step, words });
  return (
    <output aria-live={isNews ? "polite" : "off"}>
      {step === "verifying" ? (
        <Text as="span" tone="muted">
          {words}
        </Text>
      ) : (
        <Notice tone="positive" role="none">
          {words}
        </Notice>
      )}
    </output>
  );
}

function Outcome({ verification }: { verification: EmailVerificationState }) {
  const t = useMessages(registrationMessages);
  const f = useMessages(failureMessages);
  switch (verification.step) {
    case "tokenMissing":
      return <Notice tone="negative">{t("tokenMissing")}</Notice>;
    case "failed":
      return (
        <Notice
          tone="negative"
          actions={
            verification.failure?.kind !== "unsupported" && (
              <Button variant="secondary" onPress={verification.retry}>
                {t("retry")}
              </Button>
            )
          }
        >
          {verification.failure ? toFailureText(f, verification.failure) : f("emailVerification")}
        </Notice>
      );
    default:
      return <Progress verification={verification} />;
  }
}

interface EmailVerificationViewProps {
  verification: EmailVerificationState;
  logo: ReactNode;
}

/** The view of the page behind the link of the verification e-mail, for an {@link EmailVerificationState}. */
export function EmailVerificationView({ verification, logo }: EmailVerificationViewProps) {
  const t = useMessages(registrationMessages);
  const brand = useMessages(sessionMessages);
  const places = usePlaces();
  return (
    <AuthLayout
      headline={brand("headline")}
      tagline={brand("tagline")}
      logo={logo}
      footer={useLanguageSwitch()}
    >
      <Stack gap={6}>
        <Heading level={1}>{t("verifyTitle")}</Heading>
        <Outcome verification={verification} />
        <Inline>
          <Link href={places.login} look="primary">
            {t("goToLogin")}
          </Link>
          {verification.step === "counting" && (
            <Button variant="quiet" onPress={verification.pause}>
              {t("stay")}
            </Button>
          )}
          {verification.step === "paused" && (
            <Button variant="quiet" onPress={verification.resume}>
              {t("continueCountdown")}
            </Button>
          )}
        </Inline>
      </Stack>
    </AuthLayout>
  );
}
