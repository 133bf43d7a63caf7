import type { WithdrawalState } from "@broker/hooks";
import { Button, EmptyState, Form, formatMoney, Heading, RadioCards, Stack } from "@broker/ui";
import type { Data } from "@broker/sdk";
import { PlatformLogo } from "../frame/platform-logo.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { describeOwnAccount } from "./own-account.ts";
import { WithdrawalBar } from "./withdrawal-summary.view.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

type Step = Extract<WithdrawalState, { step: "choosingPlatform" }>;

interface PlatformStepProps {
  wizard: Step;
  /** Whether withdrawals are frozen, or the account cannot be used yet, so that no step can be taken. */
  isFrozen: boolean;
  info: Data<"GetUserInfo"> | null;
  /** The name of the client's bank; null while it is unknown. */
  bankName: string | null;
}

/** Lists the platforms: the platforms that can be chosen, then the others with the reason why they cannot be chosen. */
const listChoices = ({ methods, foreign }: Step) =>
  methods
    .flatMap(({ method, platforms }) =>
      platforms.map((platform) => ({
        method,
        platform,
        isForeign: foreign.has(platform.paymentPlatformId),
      })),
    )
    .toSorted((one, other) => Number(one.isForeign) - Number(other.isForeign));

/** Step 1: the destination, which is the client's own account by a paying bank, or a wallet on a network. */
export function PlatformStep({ wizard, isFrozen, info, bankName }: PlatformStepProps) {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const account = describeOwnAccount(t, info, bankName);
  const goOn = () => !isFrozen && wizard.next();
  const usd = (amount: number) => formatMoney(String(amount), "USD", locale);
  if (wizard.methods.length === 0) return <EmptyState title={t("noPlatforms")} level={2} />;
  return (
    <Form onSubmit={goOn} width="full">
      <Stack gap={6}>
        <Heading level={2}>{t("platformHeading")}</Heading>
        <RadioCards
          label={t("to")}
          value={wizard.platform ? String(wizard.platform.paymentPlatformId) : null}
          onChange={(id) => wizard.choose(Number(id))}
          onConfirm={goOn}
          errorMessage={wizard.issue ? t("selectPlatform") : undefined}
          options={listChoices(wizard).map(({ method, platform, isForeign }) => {
            const currency = platform.currencyCode;
            const limits = wizard.isRefreshing
              ? t("platformRefreshing", { currency })
              : t("platformLimits", {
                  currency,
                  min: usd(platform.withdrawalMin),
                  max: usd(platform.withdrawalMax),
                });
            const isOwn = method === "bank" && account !== null && !isForeign;
            const by = platform.paymentPlatformName;
            return {
              value: String(platform.paymentPlatformId),
              label:
                isOwn && by !== bankName
                  ? t("accountBy", { account: account.name, platform: by })
                  : isOwn
                    ? account.name
                    : by,
              description: isForeign
                ? t("notYourBank", { bank: account?.name ?? "" })
                : isOwn
                  ? [account.holder, limits].filter(Boolean).join(" · ")
                  : limits,
              isDisabled: isForeign || wizard.isRefreshing,
              media: <PlatformLogo logo={platform.logo} method={method} />,
            };
          })}
        />
        <WithdrawalBar wizard={wizard} info={info} bankName={bankName}>
          <Button type="submit" isDisabled={wizard.isRefreshing || isFrozen}>
            {t("next")}
          </Button>
        </WithdrawalBar>
      </Stack>
    </Form>
  );
}
