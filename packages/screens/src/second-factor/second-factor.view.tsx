import type { SecondFactorFlow, SecondFactorState } from "@broker/hooks";
import { Button, Card, Inline, Notice, Section, Skeleton, Stack, StatusBadge, Text } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { FactorForm } from "./factor-form.view.tsx";
import { RecoveryCodes } from "./recovery-codes.view.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

type Loaded = Extract<SecondFactorState, { status: "loaded" }>;
type Resting = Extract<SecondFactorFlow, { step: "resting" }>;

/** The number of recovery codes from which the user is asked to create new ones. */
const FEW_CODES = 2;

/** A request of a user to turn two-step sign-in off, with the way to cancel it. */
function RemovalAsked({ at, keep }: { at: Date; keep: Loaded["keep"] }) {
  const t = useMessages(secondFactorMessages);
  const f = useMessages(failureMessages);
  const { locale } = useLanguage();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return (
    <Notice
      tone="warning"
      actions={
        <Button variant="secondary" isPending={keep.isPending} pendingLabel={t("pending")} onPress={keep.run}>
          {t("keep")}
        </Button>
      }
    >
      {t("removalAsked", { date })}
      {keep.failure && <Text>{toFailureText(f, keep.failure)}</Text>}
    </Notice>
  );
}

/** The state of the second factor, and the buttons that change it. */
function Status({ factor, flow }: { factor: Loaded["factor"]; flow: Resting }) {
  const t = useMessages(secondFactorMessages);
  const { locale } = useLanguage();
  if (!factor.isOn)
    return (
      <Inline gap={3}>
        <Button onPress={flow.beginSetUp}>{t("setUp")}</Button>
      </Inline>
    );
  const left = factor.recoveryCodesLeft;
  const since =
    factor.since &&
    t("since", { date: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(factor.since) });
  return (
    <Stack gap={4}>
      <Text>
        {since} {t("codesLeft", { count: left })}
        {left <= FEW_CODES && ` ${t("fewCodes")}`}
      </Text>
      <Inline gap={3}>
        <Button variant="secondary" onPress={flow.beginRenewal}>
          {t("newCodes")}
        </Button>
        <Button variant="quiet" onPress={flow.beginRemoval}>
          {t("turnOff")}
        </Button>
      </Inline>
    </Stack>
  );
}

function Content({ factor, flow, keep }: Loaded) {
  const f = useMessages(failureMessages);
  return (
    <Stack gap={5}>
      {factor.removalAskedAt && <RemovalAsked at={factor.removalAskedAt} keep={keep} />}
      {flow.step === "resting" && flow.failure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, flow.failure)}
        </Notice>
      )}
      {flow.step === "resting" ? (
        <Status factor={factor} flow={flow} />
      ) : flow.step === "showingCodes" ? (
        <RecoveryCodes codes={flow.recoveryCodes} keep={flow.keep} />
      ) : (
        <FactorForm flow={flow} />
      )}
    </Stack>
  );
}

/** Two-step sign-in in the profile, for a {@link SecondFactorState}. */
export function SecondFactorView({ state }: { state: SecondFactorState }) {
  const t = useMessages(secondFactorMessages);
  return (
    <Card padding="large">
      <Section
        heading={t("heading")}
        level={2}
        description={t("intro")}
        {...(state.status === "loaded" && {
          actions: (
            <StatusBadge
              tone={state.factor.isOn ? "positive" : "neutral"}
              label={t(state.factor.isOn ? "on" : "off")}
            />
          ),
        })}
      >
        {state.status === "loading" && <Skeleton height="block" />}
        {state.status === "failed" && <Unavailable failure={state.failure} retry={state.retry} />}
        {state.status === "loaded" && <Content {...state} />}
      </Section>
    </Card>
  );
}
