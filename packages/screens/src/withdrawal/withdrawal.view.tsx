import type { VerificationEmailState, WithdrawalState } from "@broker/hooks";
import { Card, Grid, late, Skeleton, Stack, StickyCell, useIsBelow, VisuallyHidden } from "@broker/ui";
import { type RefObject, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { lateExtension } from "../frame/late-extension.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { useOnlyChoice } from "../frame/use-only-choice.ts";
import { useFocusOnStep } from "../frame/use-focus-on-step.ts";
import type { PausedViewProps } from "../freeze/paused.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { AccountWaitProps } from "../payees/account-wait.screen.tsx";
import type { FollowRequest } from "../transaction/follow-request.ts";
import { PlatformStep } from "./platform-step.view.tsx";
import { PlainFailed, PlainSuccess } from "./withdrawal-plain-end.view.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";
import { onlyDestinationOf, useWithdrawalParts, type WithdrawalParts } from "./withdrawal-parts.ts";
import { findPlace, type ShownWithdrawal, WithdrawalRail } from "./withdrawal-rail.view.tsx";
import { WithdrawalSummary, type Withdrawer } from "./withdrawal-summary.view.tsx";

// The dialogs are late code, loaded while the user enters the amount. Without them the outcome is shown in the page.
const importSteps = () => import("../deposit-withdrawal/late-steps.ts");
const Success = late(async () => (await importSteps()).Success, {
  while: Waiting,
  whenMissing: PlainSuccess,
});
const Failed = late(async () => (await importSteps()).Failed, { while: null, whenMissing: PlainFailed });

// The steps after the first are late code, loaded once a destination is chosen. When it fails to load, a retry is shown
// in its place, and the input is preserved.
const LaterStep = late(async () => (await importSteps()).LaterStep, { whenMissing: MissingPanel });

// Late code, because most accounts lack no requirement.
const Ineligible = late(async () => (await importSteps()).Ineligible, {
  while: Waiting,
  whenMissing: MissingPanel,
});

// Late code, for providers that freeze withdrawals. Without it the provider's refusal says until when.
const Paused = lateExtension<PausedViewProps>(
  async () => (await import("../freeze/paused.view.tsx")).PausedView,
  { while: () => <Skeleton height="block" />, whenMissing: () => null },
);

// Late code, for providers whose new accounts wait. Without it the provider's refusal says until when.
const AccountWait = lateExtension<AccountWaitProps>(
  async () => (await import("../payees/account-wait.screen.tsx")).AccountWaitScreen,
  { while: null, whenMissing: () => null },
);

const isShown = (wizard: WithdrawalState): wizard is ShownWithdrawal => "platform" in wizard;

function Waiting() {
  const t = useMessages(withdrawalMessages);
  return (
    <Card>
      <output>
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </output>
      <Skeleton height="block" />
    </Card>
  );
}

/** Returns whether the newest code was refused, until the user changes it or requests another one. */
function useIsCodeRefused(wizard: WithdrawalState): boolean {
  const [isRefused, setRefused] = useState(false);
  const isNow = wizard.step === "failed" && wizard.failure?.reason === "codeWrong";
  const isPast = wizard.step === "enteringDetails" && (wizard.code.text !== "" || wizard.code.isRequesting);
  if (isNow && !isRefused) setRefused(true);
  if (isPast && isRefused) setRefused(false);
  return isRefused && !isPast;
}

/** Reports whether its siblings are rendered, which they are not while their code is loading. */
function Presence({ onChange }: { onChange: (isThere: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}

interface WithdrawalViewProps {
  wizard: WithdrawalState;
  info: Withdrawer | null;
  /** The name of the user's bank; null while it is unknown. */
  bankName: string | null;
  mail: VerificationEmailState;
  /** The end of a freeze of withdrawals, while there is one. */
  frozenUntil?: Date | null | undefined;
  /** Whether new accounts wait, and wallets must be saved. */
  hasPayees?: boolean | undefined;
  /** The part after the result of a requested withdrawal, which follows its state. */
  Follow?: FollowRequest | undefined;
  onDone: () => void;
}

interface StepsProps extends Pick<WithdrawalViewProps, "info" | "bankName" | "frozenUntil" | "hasPayees"> {
  wizard: ShownWithdrawal;
  parts: WithdrawalParts;
  isCodeRefused: boolean;
  box: RefObject<HTMLDivElement | null>;
  onPresence: (isThere: boolean) => void;
  onStop: (isStopped: boolean) => void;
}

/** The steps of the wizard, with its rail and its summary. */
function Steps(props: StepsProps) {
  const { wizard, parts, info, bankName, frozenUntil, isCodeRefused, box, onPresence } = props;
  const onWallet = props.hasPayees ? props.onStop : null;
  const isNarrow = useIsBelow("large");
  // The review is the summary itself.
  const hasSummary = !isNarrow && findPlace(wizard, parts) !== "review";
  return (
    <Stack gap={8}>
      {frozenUntil && <Paused until={frozenUntil} />}
      {props.hasPayees && wizard.method !== "crypto" && (
        <AccountWait isBank={wizard.method === "bank"} onStop={props.onStop} />
      )}
      <WithdrawalRail wizard={wizard} parts={parts} />
      <Grid columns={hasSummary ? "aside" : 1} gap={6} align="start">
        <Card padding="large">
          <PanelBoundary>
            <Suspense fallback={<Skeleton height="block" />}>
              <div ref={box}>
                {wizard.step === "choosingPlatform" ? (
                  <PlatformStep wizard={wizard} isFrozen={parts.isFrozen} info={info} bankName={bankName} />
                ) : (
                  <LaterStep {...{ wizard, parts, isCodeRefused, info, bankName, onWallet }} />
                )}
              </div>
              <Presence onChange={onPresence} />
            </Suspense>
          </PanelBoundary>
        </Card>
        {hasSummary && (
          <StickyCell>
            <WithdrawalSummary wizard={wizard} info={info} bankName={bankName} />
          </StickyCell>
        )}
      </Grid>
    </Stack>
  );
}

/** The view of the withdrawal wizard, for a {@link WithdrawalState}. */
export function WithdrawalView(props: WithdrawalViewProps) {
  const { wizard, info, bankName, mail, frozenUntil, hasPayees, Follow, onDone } = props;
  const t = useMessages(withdrawalMessages);
  const isCodeRefused = useIsCodeRefused(wizard);
  const [isThere, setThere] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const parts = useWithdrawalParts(wizard, Boolean(frozenUntil) || isStopped);
  const onlyDestination = onlyDestinationOf(wizard);
  useOnlyChoice(onlyDestination, wizard.step);
  const isPlaced = isThere && isShown(wizard) && !onlyDestination;
  const box = useFocusOnStep(isPlaced ? findPlace(wizard, parts) : null);
  const isChosen = wizard.step === "choosingPlatform" && wizard.platform !== null;
  useEffect(() => {
    if (isChosen) LaterStep.loadSoon();
    if (wizard.step === "enteringDetails") for (const End of [Success, Failed]) End.loadSoon();
  }, [isChosen, wizard.step]);
  switch (wizard.step) {
    case "loading":
      return <Waiting />;
    case "unavailable": {
      const isUser = wizard.failure.operation === "GetUserInfo";
      const title = isUser ? t("userMissing") : undefined;
      return <Unavailable failure={wizard.failure} title={title} retry={wizard.retry} />;
    }
    case "ineligible":
      return (
        <PanelBoundary>
          <Ineligible wizard={wizard} mail={mail} />
        </PanelBoundary>
      );
    case "failed":
      return (
        <>
          <Card>
            <Skeleton height="block" />
          </Card>
          <Failed wizard={wizard} />
        </>
      );
    case "settled":
      return <Success wizard={wizard} Follow={Follow} onDone={onDone} />;
    case "choosingPlatform":
    case "enteringDetails":
    case "reviewing":
    case "confirmingAnother":
    case "submitting":
    case "checking":
    case "notFound":
    case "outcomeUnknown":
      return (
        <Steps
          {...{ wizard, parts, info, bankName, frozenUntil, hasPayees, isCodeRefused, box }}
          onPresence={setThere}
          onStop={setStopped}
        />
      );
  }
}
