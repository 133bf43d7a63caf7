import type { DepositWizard } from "@broker/hooks";
import { Button, formatMoney, Heading, Inline, RadioCards, Stack } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

type Step = Extract<DepositWizard, { step: "choosingPlatform" }>;

/** Step 2: which bank account or wallet. */
export function PlatformStep({ wizard }: { wizard: Step }) {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const usd = (amount: number) => formatMoney(String(amount), "USD", locale);
  const heading = t(wizard.method === "crypto" ? "cryptoHeading" : "bankHeading");
  return (
    <Stack gap={6}>
      <Heading level={2}>{heading}</Heading>
      <RadioCards
        label={t(wizard.method ?? "bank")}
        value={wizard.platform ? String(wizard.platform.paymentPlatformId) : null}
        onChange={(id) => wizard.choose(Number(id))}
        options={wizard.platforms.map((platform) => ({
          value: String(platform.paymentPlatformId),
          label: platform.paymentPlatformName,
          description: t("platformLimits", {
            currency: platform.currencyCode,
            min: usd(platform.depositMin),
            max: usd(platform.depositMax),
          }),
        }))}
      />
      <Inline justify="between">
        <Button variant="secondary" onPress={() => wizard.goTo("method")}>
          {t("prev")}
        </Button>
        <Button onPress={wizard.next} isDisabled={!wizard.canGoNext}>
          {t("next")}
        </Button>
      </Inline>
    </Stack>
  );
}
