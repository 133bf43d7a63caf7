import type { DepositMethod, DepositState } from "@broker/hooks";
import {
  Button,
  CreditCard,
  EmptyState,
  Heading,
  Icon,
  Landmark,
  RadioCards,
  Stack,
  Wallet,
} from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { useUsualTime } from "../transaction/use-usual-time.ts";
import { depositMessages } from "./deposit.messages.ts";
import { DepositBar } from "./deposit-summary.view.tsx";

type Step = Extract<DepositState, { step: "choosingMethod" }>;

const looks = {
  bank: { hint: "bankHint", icon: Landmark, decided: "bankDeposit" },
  crypto: { hint: "cryptoHint", icon: Wallet, decided: "cryptoDeposit" },
  gateway: { hint: "gatewayHint", icon: CreditCard, decided: null },
} as const satisfies Record<DepositMethod, object>;

const isMethod = (value: string): value is DepositMethod => Object.hasOwn(looks, value);

/** Step 1: by bank, by crypto or through a gateway. */
export function MethodStep({ wizard }: { wizard: Step }) {
  const t = useMessages(depositMessages);
  const usualTime = useUsualTime();
  const hintOf = (method: DepositMethod) => {
    const { hint, decided } = looks[method];
    return [t(hint), usualTime(decided)].filter(Boolean).join(" ");
  };
  if (wizard.methods.length === 0) return <EmptyState title={t("noMethods")} level={2} />;
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("methodHeading")}</Heading>
      <RadioCards
        label={t("methodLabel")}
        description={wizard.method ? undefined : t("selectMethod")}
        value={wizard.method}
        onChange={(value) => isMethod(value) && wizard.choose(value)}
        onConfirm={() => wizard.goTo("platform")}
        options={wizard.methods.map((method) => ({
          value: method,
          label: t(method),
          description: hintOf(method),
          media: <Icon of={looks[method].icon} size="large" />,
        }))}
      />
      <DepositBar wizard={wizard}>
        <Button onPress={wizard.next} isDisabled={!wizard.canGoNext}>
          {t("next")}
        </Button>
      </DepositBar>
    </Stack>
  );
}
