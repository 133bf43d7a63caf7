import type { DepositWizard } from "@broker/hooks";
import { Button, Notice, RadioCards, Skeleton } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

/** The payment methods or the banks of the chosen gateway, where it asks for one. */
export function GatewayOptions({ wizard }: { wizard: Extract<DepositWizard, { step: "choosingPlatform" }> }) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
  const { options } = wizard;
  if (!options) return null;
  switch (options.status) {
    case "loading":
      return <Skeleton height="block" />;
    case "failed":
      return (
        <Notice tone="negative" actions={<Button onPress={options.retry}>{t("retry")}</Button>}>
          {failureText(f, options.failure)}
        </Notice>
      );
    case "loaded":
      if (options.options.length === 0) return <Notice tone="warning">{t("noOptions")}</Notice>;
      return (
        <RadioCards
          label={t(options.kind)}
          description={wizard.option ? undefined : t("selectMethod")}
          value={wizard.option?.code ?? null}
          onChange={(code) => {
            const option = options.options.find((one) => one.code === code);
            if (option) wizard.chooseOption(option);
          }}
          columns={2}
          options={options.options.map(({ code, name, branch }) => ({
            value: code,
            label: name,
            description: branch ?? undefined,
          }))}
        />
      );
  }
}
