import type { VerificationEmailState, WithdrawalState } from "@broker/hooks";
import { Button, Card, Heading, Stack } from "@broker/ui";
import { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import { MissingRequirements } from "../eligibility/missing-requirements.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { ErrorDialog } from "../failure/error-dialog.view.tsx";

interface IneligibleProps {
  wizard: Extract<WithdrawalState, { step: "ineligible" }>;
  mail: VerificationEmailState;
}

/** Lists the missing requirements of a withdrawal, each with its remedy. */
export function Ineligible({ wizard, mail }: IneligibleProps) {
  const e = useMessages(eligibilityMessages);
  return (
    <Card as="section" padding="large">
      <Stack gap={5}>
        <Heading level={2}>{e("withdrawal")}</Heading>
        <MissingRequirements missing={wizard.missing} mail={mail} alert={ErrorDialog} />
        <div>
          <Button variant="quiet" onPress={wizard.checkAgain}>
            {e("checkAgain")}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
