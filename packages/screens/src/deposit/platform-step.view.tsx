import type { DepositMethod, DepositPlatform, DepositState } from "@broker/hooks";
import { Button, formatMoney, Heading, Notice, RadioCards, Stack } from "@broker/ui";
import { useState } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { DepositBar } from "./deposit-summary.view.tsx";
import { GatewayOptions } from "./gateway-options.view.tsx";
import { useGatewayWords } from "./gateways.tsx";
import { PlatformLogo } from "../frame/platform-logo.view.tsx";

type Step = Extract<DepositState, { step: "choosingPlatform" }>;

const looks = {
  bank: { heading: "bankHeading", select: "selectPlatform", speed: "speedReviewed" },
  crypto: { heading: "cryptoHeading", select: "selectPlatform", speed: "speedReviewed" },
  gateway: { heading: "gatewayHeading", select: "selectGateway", speed: "speedPaid" },
} as const satisfies Record<DepositMethod, object>;

/** The number of a gateway's methods that are named; the others are counted. */
const AT_A_GLANCE = 3;

/** Step 2: the bank account, wallet or gateway, and the gateway's option. */
export function PlatformStep({ wizard }: { wizard: Step }) {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const wordsOf = useGatewayWords();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const method = wizard.method ?? "bank";
  const look = looks[method];
  const usd = (amount: number) => formatMoney(String(amount), "USD", locale);
  const terms = ({ currencyCode: currency, depositMin, depositMax }: DepositPlatform) =>
    wizard.isRefreshing
      ? t("platformRefreshing", { currency })
      : t("platformTerms", { currency, min: usd(depositMin), max: usd(depositMax), speed: t(look.speed) });
  const accepting = (platform: DepositPlatform) => {
    const accepted = wizard.accepted.get(platform.paymentPlatformId) ?? [];
    if (accepted.length === 0) return terms(platform);
    const methods = new Intl.ListFormat(locale, { type: "unit" }).format(accepted.slice(0, AT_A_GLANCE));
    const more = accepted.length - AT_A_GLANCE;
    return more > 0
      ? t("platformAcceptsMore", { terms: terms(platform), methods, more })
      : t("platformAccepts", { terms: terms(platform), methods });
  };
  return (
    <Stack gap={6}>
      <Heading level={2}>{t(look.heading)}</Heading>
      {wizard.platforms.length === 0 && <Notice tone="warning">{t("noPlatforms")}</Notice>}
      <RadioCards
        label={t(method)}
        description={wizard.platform ? undefined : t(look.select)}
        value={wizard.platform ? String(wizard.platform.paymentPlatformId) : null}
        onChange={(id) => wizard.choose(Number(id))}
        onConfirm={(id) => {
          setConfirmed(id);
          // The machine ignores the event until an option of the gateway is selected.
          wizard.goTo("amount");
        }}
        columns={wizard.platforms.length > 3 ? 2 : 1}
        options={wizard.platforms.map((platform) => ({
          value: String(platform.paymentPlatformId),
          label: wordsOf(platform)?.label ?? platform.paymentPlatformName,
          description: wordsOf(platform)?.description ?? accepting(platform),
          isDisabled: wizard.isRefreshing,
          media: <PlatformLogo logo={platform.logo} method={method} />,
        }))}
      />
      <GatewayOptions wizard={wizard} takesFocus={confirmed === String(wizard.platform?.paymentPlatformId)} />
      <DepositBar
        wizard={wizard}
        back={
          <Button variant="secondary" onPress={() => wizard.goTo("method")}>
            {t("prev")}
          </Button>
        }
      >
        <Button onPress={wizard.next} isDisabled={!wizard.canGoNext}>
          {t("next")}
        </Button>
      </DepositBar>
    </Stack>
  );
}
