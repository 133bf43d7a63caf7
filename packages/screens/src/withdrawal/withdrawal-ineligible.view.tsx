import type { VerificationEmailState, WithdrawalState } from "@broker/hooks";
import { Button, Card, Heading, Stack } from "@broker/ui";
import { useEffect } from "react";
import { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import { MissingRequirements } from "../eligibility/missing-requirements.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { WithdrawalAlert } from "./withdrawal-alert.view.tsx";

interface IneligibleProps {
  wizard: Extract<WithdrawalState, { step: "ineligible" }>;
  mail: VerificationEmailState;
}

/** Lists the missing requirements of a withdrawal, each with its remedy. */
export function Ineligible({ wizard, mail }: IneligibleProps) {
  const e = useMessages(eligibilityMessages);
  useEffect(() => WithdrawalAlert.loadSoon(), []);
  return (
    <Card as="section" padding="large">
      <Stack gap={5}>
        <Heading level={2}>{e("withdrawal")}</Heading>
        <MissingRequirements missing={wizard.missing} mail={mail} alert={WithdrawalAlert} />
        <div>
          <Button variant="quiet" onPress={wizard.checkAgain}>
            {e("checkAgain")}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
