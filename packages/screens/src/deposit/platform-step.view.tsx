import type { DepositMethod, DepositWizard } from "@broker/hooks";
import { Button, formatMoney, Heading, Inline, RadioCards, Stack } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { GatewayOptions } from "./gateway-options.view.tsx";

type Step = Extract<DepositWizard, { step: "choosingPlatform" }>;

const headings = {
  bank: "bankHeading",
  crypto: "cryptoHeading",
  gateway: "gatewayHeading",
} as const satisfies Record<DepositMethod, string>;

/** Step 2: which bank account, wallet or gateway, and what the gateway asks for. */
export function PlatformStep({ wizard }: { wizard: Step }) {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const usd = (amount: number) => formatMoney(String(amount), "USD", locale);
  return (
    <Stack gap={6}>
      <Heading level={2}>{t(headings[wizard.method ?? "bank"])}</Heading>
      <RadioCards
        label={t(wizard.method ?? "bank")}
        description={
          wizard.platform ? undefined : t(wizard.method === "gateway" ? "selectGateway" : "selectPlatform")
        }
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
      <GatewayOptions wizard={wizard} />
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
