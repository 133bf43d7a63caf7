import {
  Button,
  CircleCheck,
  EmptyState,
  ExternalLink,
  Link,
  Progress,
  Stack,
  TriangleAlert,
} from "@broker/ui";
import type { ReactNode } from "react";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { paymentHandoffMessages } from "./payment-handoff.messages.ts";

/** The state of the hand-off: submitting, restored by the back button, not possible, or over at the gateway. */
export type PaymentHandoffStep = "leaving" | "returned" | "failed" | "over";

interface PaymentHandoffViewProps {
  step: PaymentHandoffStep;
  /** Whether the deposit can be shown in this window. */
  isSignedIn: boolean;
  /** Submits the form again. */
  onLeave: () => void;
}

/** The view of a payment's window after the gateway's page, where a frame shows the result. */
function PaymentOver({ action }: { action: ReactNode }) {
  const t = useMessages(paymentHandoffMessages);
  return (
    <PlainPage>
      <EmptyState title={t("over")} level={1} icon={CircleCheck} action={action}>
        {t("overHint")}
      </EmptyState>
    </PlainPage>
  );
}

/** The view of a payment's window before the gateway's page has loaded, and after it. */
export function PaymentHandoffView({ step, isSignedIn, onLeave }: PaymentHandoffViewProps) {
  const t = useMessages(paymentHandoffMessages);
  const places = usePlaces();
  const back = (look: "primary" | "secondary") => (
    <Link href={places.depositWithdrawal("deposit")} look={look}>
      {t("back")}
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
                <Button onPress={onLeave}>{t("again")}</Button>
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
            <EmptyState title={t("failed")} level={1} icon={TriangleAlert} action={back("primary")}>
              {t("failedHint")}
            </EmptyState>
          </div>
        </PlainPage>
      );
    case "over":
      return <PaymentOver action={isSignedIn && back("primary")} />;
  }
}
