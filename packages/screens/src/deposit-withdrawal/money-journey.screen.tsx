import { Heading, Stack } from "@broker/ui";
import { DepositScreen } from "../entries/deposit.ts";
import { WithdrawalScreen } from "../entries/withdrawal.ts";
import { PageTitle } from "../frame/page-title.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { depositWithdrawalMessages } from "./deposit-withdrawal.messages.ts";

/** The properties of {@link MoneyJourneyScreen}. */
export interface MoneyJourneyScreenProps {
  journey: "deposit" | "withdrawal";
  /** Called with the provider's reference when the deposit or the withdrawal is requested. */
  onSettled?: (transactionId: string) => void;
}

/**
 * A deposit or a withdrawal as a page of its own, without tabs, for a page in a frame.
 *
 * @example
 * <MoneyJourneyScreen journey="deposit" onSettled={(reference) => tellHost(reference)} />
 */
export function MoneyJourneyScreen({ journey, ...props }: MoneyJourneyScreenProps) {
  const t = useMessages(depositWithdrawalMessages);
  return (
    <Stack gap={8}>
      <PageTitle>{t(journey)}</PageTitle>
      <Heading level={1}>{t(journey)}</Heading>
      <PanelBoundary>
        {journey === "deposit" ? <DepositScreen {...props} /> : <WithdrawalScreen {...props} />}
      </PanelBoundary>
    </Stack>
  );
}
