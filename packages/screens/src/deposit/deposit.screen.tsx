import { useDepositWizard } from "@broker/hooks";
import { Heading, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { DepositView } from "./deposit.view.tsx";

/**
 * The deposit wizard, connected. `onDone` is called when the user has read that the deposit was submitted.
 *
 * @example
 * <DepositScreen onDone={() => navigate("/transactions?tab=deposit")} />
 */
export function DepositScreen({ onDone }: { onDone: () => void }) {
  const t = useMessages(depositMessages);
  return (
    <Stack gap={8}>
      <Heading level={1}>{t("title")}</Heading>
      <DepositView wizard={useDepositWizard()} onDone={onDone} />
    </Stack>
  );
}
