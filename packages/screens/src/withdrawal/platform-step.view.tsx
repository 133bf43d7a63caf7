import type { WithdrawalMethod, WithdrawalWizard } from "@broker/hooks";
import {
  Button,
  EmptyState,
  formatMoney,
  Heading,
  Icon,
  Inline,
  Landmark,
  RadioCards,
  Stack,
  Wallet,
} from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

type Step = Extract<WithdrawalWizard, { step: "choosingPlatform" }>;

const icons = { bank: Landmark, crypto: Wallet } as const satisfies Record<WithdrawalMethod, object>;

/** Step 1: to which bank, or over which network. */
export function PlatformStep({ wizard }: { wizard: Step }) {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const usd = (amount: number) => formatMoney(String(amount), "USD", locale);
  if (wizard.methods.length === 0) return <EmptyState title={t("noPlatforms")} level={2} />;
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("platformHeading")}</Heading>
      <RadioCards
        label={t("to")}
        value={wizard.platform ? String(wizard.platform.paymentPlatformId) : null}
        onChange={(id) => wizard.choose(Number(id))}
        errorMessage={wizard.issue ? t("selectPlatform") : undefined}
        options={wizard.methods.flatMap(({ method, platforms }) =>
          platforms.map((platform) => ({
            value: String(platform.paymentPlatformId),
            label: platform.paymentPlatformName,
            description: t("platformLimits", {
              currency: platform.currencyCode,
              min: usd(platform.withdrawalMin),
              max: usd(platform.withdrawalMax),
            }),
            media: <Icon of={icons[method]} size="large" />,
          })),
        )}
      />
      <Inline justify="end">
        <Button onPress={wizard.next}>{t("next")}</Button>
      </Inline>
    </Stack>
  );
}
