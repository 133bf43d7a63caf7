import type { ProviderSettings } from "@broker/hooks";
import { useUsualHours } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usualMessages } from "./usual.messages.ts";

/** A kind of request that the provider's staff decides. */
export type DecidedRequest = keyof NonNullable<ProviderSettings["limits"]["usualHours"]>;

/** Returns how long a request usually takes, by the provider's own figures; null where it has none. */
export function useUsualTime(): (request: DecidedRequest | null) => string | null {
  const t = useMessages(usualMessages);
  const usual = useUsualHours();
  return (request) => {
    const hours = request && usual?.[request];
    // The client does not check this part of the provider's answer.
    if (typeof hours !== "number") return null;
    return hours < 24 ? t("hours", { count: hours }) : t("days", { count: Math.ceil(hours / 24) });
  };
}
