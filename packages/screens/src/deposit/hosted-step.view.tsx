import type { DepositState } from "@broker/hooks";
import {
  AlertDialog,
  Button,
  CircleX,
  EmptyState,
  Heading,
  Inline,
  Link,
  Notice,
  Progress,
  Stack,
  Text,
  TriangleAlert,
  VisuallyHidden,
} from "@broker/ui";
import { useFocusOnStep } from "../frame/use-focus-on-step.ts";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { DepositBar } from "./deposit-summary.view.tsx";
import { HostedPayment } from "./hosted-payment.view.tsx";

/** The steps of a hosted payment. */
export type HostedWizard = Extract<
  DepositState,
  {
    step:
      | "continuing"
      | "windowBlocked"
      | "awaitingPayment"
      | "paymentUnknown"
      | "paymentCancelled"
      | "unpayable";
  }
>;
type Ended = Extract<HostedWizard, { step: "paymentCancelled" | "unpayable" }>;
type Open = Exclude<HostedWizard, Ended>;

const ends = {
  paymentCancelled: { title: "paymentCancelled", hint: "paymentCancelledHint", icon: CircleX },
  unpayable: { title: "unpayable", hint: "unpayableHint", icon: TriangleAlert },
} as const;

const isEnded = (wizard: HostedWizard): wizard is Ended => Object.hasOwn(ends, wizard.step);

type Waiting = Extract<Open, { step: "awaitingPayment" }>;

/** The progress of a payment in another window, with the ways out of it. */
function AwaitingPayment({ wizard }: { wizard: Waiting }) {
  const t = useMessages(depositMessages);
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Progress label={t("awaitingPayment")} value={undefined} />
        <Text size="small" tone="muted">
          {t("awaitingPaymentHint")}
        </Text>
      </Stack>
      <Inline>
        <Button onPress={() => wizard.reopen()}>{t("openPaymentAgain")}</Button>
        <Button variant="secondary" onPress={() => wizard.checkAgain()}>
          {t("checkAgain")}
        </Button>
        <Button variant="quiet" onPress={() => wizard.restart()}>
          {t("another")}
        </Button>
      </Inline>
    </Stack>
  );
}

/**
 * The status of the payment, with the button that opens the gateway's page in a new window, in the click handler so
 * that no popup blocker stops it.
 */
function Situation({ wizard }: { wizard: Open }) {
  const t = useMessages(depositMessages);
  switch (wizard.step) {
    case "continuing":
      return (
        <AlertDialog
          title={t("successTitle")}
          outcome="waiting"
          isOpen
          actionLabel={t("continue")}
          onAction={() => wizard.continue()}
        >
          <Text>{t("continueText")}</Text>
          {/* Nothing is paid yet. */}
          <Text weight="medium">{t("awaitingPayment")}</Text>
        </AlertDialog>
      );
    case "windowBlocked":
      return (
        <Notice
          tone="warning"
          actions={
            <Link
              look="primary"
              href={wizard.link}
              target="_blank"
              rel="noopener noreferrer"
              onPress={() => wizard.follow()}
            >
              {t("openPayment")}
            </Link>
          }
        >
          {t("windowBlocked")}
        </Notice>
      );
    case "awaitingPayment":
      return <AwaitingPayment wizard={wizard} />;
    case "paymentUnknown":
      return (
        <Notice
          tone="warning"
          title={t("paymentUnknownTitle")}
          actions={<Button onPress={() => wizard.checkAgain()}>{t("checkAgain")}</Button>}
        >
          {t("paymentUnknown")}
        </Notice>
      );
  }
}

function PaymentOpen({ wizard }: { wizard: Open }) {
  const t = useMessages(depositMessages);
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("hostedHeading")}</Heading>
      {wizard.isLate && <Notice tone="information">{t("late")}</Notice>}
      <HostedPayment deposit={wizard} />
      <Situation wizard={wizard} />
      <DepositBar wizard={wizard}>
        {(wizard.step === "windowBlocked" || wizard.step === "paymentUnknown") && (
          <Button variant="quiet" onPress={() => wizard.restart()}>
            {t("another")}
          </Button>
        )}
      </DepositBar>
    </Stack>
  );
}

function PaymentEnded({ wizard }: { wizard: Ended }) {
  const places = usePlaces();
  const t = useMessages(depositMessages);
  const { title, hint, icon } = ends[wizard.step];
  return (
    <>
      <EmptyState
        title={t(title)}
        level={2}
        icon={icon}
        action={
          <Inline justify="center">
            <Button onPress={() => wizard.restart()}>{t("another")}</Button>
            <Link look="secondary" href={places.transactions("deposit")}>
              {t("toTransactions")}
            </Link>
          </Inline>
        }
      >
        {t(hint)}
      </EmptyState>
      <HostedPayment deposit={wizard} />
    </>
  );
}

/** Step 4 of a gateway: opening the gateway's page, and waiting for the result. */
export function HostedStep({ wizard }: { wizard: HostedWizard }) {
  const t = useMessages(depositMessages);
  // The focused button disappears when the payment ends.
  const box = useFocusOnStep(isEnded(wizard) ? "ended" : "open");
  return (
    <div ref={box}>
      <output>
        <VisuallyHidden>{isEnded(wizard) ? t(ends[wizard.step].title) : ""}</VisuallyHidden>
      </output>
      {isEnded(wizard) ? <PaymentEnded wizard={wizard} /> : <PaymentOpen wizard={wizard} />}
    </div>
  );
}
