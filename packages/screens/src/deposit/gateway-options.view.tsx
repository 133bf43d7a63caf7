import type { DepositState } from "@broker/hooks";
import { Button, late, Notice, RadioCards, Skeleton } from "@broker/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

// Late code, because a search field is large and only gateways with many banks need it.
const SearchField = late(async () => (await import("./search-field.view.tsx")).SearchField, {
  while: () => <Skeleton height="block" />,
  whenMissing: MissingPanel,
});

/** The maximum number of options that are listed; more are searched. */
const AT_A_GLANCE = 6;

const labels = { bank: "bankOption", paymentMethod: "paymentMethod" } as const;

/** Scrolls its content into view once, where the user has to choose from it next. */
function Revealed({ isDue, children }: { isDue: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDue) box.current?.scrollIntoView({ block: "nearest" });
  }, [isDue]);
  return <div ref={box}>{children}</div>;
}

interface GatewayOptionsProps {
  wizard: Extract<DepositState, { step: "choosingPlatform" }>;
  /** Whether the gateway was confirmed by a press or Enter. The list of its options then gets the focus. */
  takesFocus: boolean;
}

/** The payment methods or banks of the chosen gateway, where it requires one. */
export function GatewayOptions({ wizard, takesFocus }: GatewayOptionsProps) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
  const { options: offered } = wizard;
  if (!offered) return null;
  if (offered.status === "loading") return <Skeleton height="block" />;
  if (offered.status === "failed") {
    return (
      <Notice
        tone="negative"
        actions={
          offered.failure.kind !== "unsupported" && <Button onPress={offered.retry}>{t("retry")}</Button>
        }
      >
        {toFailureText(f, offered.failure)}
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
    onConfirm: () => wizard.goTo("amount"),
  };
  return options.length > AT_A_GLANCE ? (
    <PanelBoundary>
      <SearchField
        {...shared}
        takesFocus={takesFocus}
        placeholder={t("findOption")}
        emptyLabel={t("noOptionFound")}
        options={options.map(({ code: id, name: label, branch }) =>
          branch ? { id, label, description: branch } : { id, label },
        )}
      />
    </PanelBoundary>
  ) : (
    <Revealed isDue={takesFocus}>
      <RadioCards
        {...shared}
        columns={2}
        options={options.map(({ code, name, branch }) => ({
          value: code,
          label: name,
          description: branch ?? undefined,
        }))}
      />
    </Revealed>
  );
}
