import type { DepositWizard } from "@broker/hooks";
import { Button, Notice, RadioCards, Skeleton } from "@broker/ui";
import { Suspense } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { lazyPart } from "../frame/lazy-part.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

// A field to search in is heavy, and only gateways with many banks need it.
const SearchField = lazyPart(async () => ({
  default: (await import("./search-field.view.tsx")).SearchField,
}));

/** As many are seen at a glance; more are found by typing. */
const AT_A_GLANCE = 6;

const labels = { bank: "bankOption", paymentMethod: "paymentMethod" } as const;

/** The payment methods or the banks of the chosen gateway, where it asks for one. */
export function GatewayOptions({ wizard }: { wizard: Extract<DepositWizard, { step: "choosingPlatform" }> }) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
  const { options: offered } = wizard;
  if (!offered) return null;
  if (offered.status === "loading") return <Skeleton height="block" />;
  if (offered.status === "failed") {
    return (
      <Notice tone="negative" actions={<Button onPress={offered.retry}>{t("retry")}</Button>}>
        {failureText(f, offered.failure)}
      </Notice>
    );
  }
  const { options, kind } = offered;
  if (options.length === 0) return <Notice tone="warning">{t("noOptions")}</Notice>;

  const choose = (code: string | null) => {
    const option = options.find((one) => one.code === code);
    if (option) wizard.chooseOption(option);
  };
  const shared = {
    label: t(labels[kind]),
    description: wizard.option ? undefined : t("selectMethod"),
    value: wizard.option?.code ?? null,
    onChange: choose,
  };
  return options.length > AT_A_GLANCE ? (
    <PanelBoundary>
      <Suspense fallback={<Skeleton height="block" />}>
        <SearchField
          {...shared}
          placeholder={t("findOption")}
          emptyLabel={t("noOptionFound")}
          options={options.map(({ code: id, name: label, branch }) =>
            branch ? { id, label, description: branch } : { id, label },
          )}
        />
      </Suspense>
    </PanelBoundary>
  ) : (
    <RadioCards
      {...shared}
      columns={2}
      options={options.map(({ code, name, branch }) => ({
        value: code,
        label: name,
        description: branch ?? undefined,
      }))}
    />
  );
}
