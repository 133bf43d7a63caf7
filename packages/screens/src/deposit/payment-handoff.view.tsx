import { Button, EmptyState, ExternalLink, Link, Progress, Stack, TriangleAlert } from "@broker/ui";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

/** Where the hand-off is: on its way, come back to, or not to be made. */
export type PaymentHandoffStep = "leaving" | "returned" | "failed";

interface PaymentHandoffViewProps {
  step: PaymentHandoffStep;
  /** Submits the form once more. */
  onLeave: () => void;
}

/** What is seen of a payment's window before the provider's own page stands in it. */
export function PaymentHandoffView({ step, onLeave }: PaymentHandoffViewProps) {
  const t = useMessages(depositMessages);
  const back = (look: "primary" | "secondary") => (
    <Link href="/deposit-withdraw?tab=deposit" look={look}>
      {t("backToDeposit")}
    </Link>
  );
  switch (step) {
    case "leaving":
      return (
        <PlainPage>
          <EmptyState title={t("leaving")} level={1} icon={ExternalLink}>
            <Stack gap={5}>
              {t("leavingHint")}
              <Progress label={t("loading")} value={undefined} />
            </Stack>
          </EmptyState>
        </PlainPage>
      );
    case "returned":
      return (
        <PlainPage>
          <EmptyState
            title={t("returned")}
            level={1}
            icon={ExternalLink}
            action={
              <Stack gap={3}>
                <Button onPress={onLeave}>{t("openPaymentAgain")}</Button>
                {back("secondary")}
              </Stack>
            }
          >
            {t("returnedHint")}
          </EmptyState>
        </PlainPage>
      );
    case "failed":
      return (
        <PlainPage>
          <div role="alert">
            <EmptyState title={t("handoffFailed")} level={1} icon={TriangleAlert} action={back("primary")}>
              {t("handoffFailedHint")}
            </EmptyState>
          </div>
        </PlainPage>
      );
  }
}
