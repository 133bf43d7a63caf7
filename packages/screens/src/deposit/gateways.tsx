import { type GatewaysState, useGateways } from "@broker/hooks";
import { Notice, Stack } from "@broker/ui";
import { createContext, type ReactNode, use } from "react";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

const Gateways = createContext<GatewaysState>({ gatewayOf: () => null, unknown: [] });

/** Provides the registered gateways to the steps of a deposit. */
export function GatewaysProvider({ children }: { children: ReactNode }) {
  const gateways = useGateways();
  return <Gateways value={gateways}>{children}</Gateways>;
}

/** Returns the function that finds the words of a platform's gateway in the user's language. */
export function useGatewayWords() {
  const { gatewayOf } = use(Gateways);
  const { locale } = useLanguage();
  return (platform: Parameters<GatewaysState["gatewayOf"]>[0]) => gatewayOf(platform)?.words?.(locale);
}

/** The gateways of the provider that cannot be used here, with the company's contact channels. */
export function OtherWays() {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const { unknown } = use(Gateways);
  if (unknown.length === 0) return null;
  return (
    <Notice tone="information">
      <Stack gap={2}>
        <span>{t("otherWays", { names: new Intl.ListFormat(locale).format(unknown) })}</span>
        <CompanyContact />
      </Stack>
    </Notice>
  );
}
