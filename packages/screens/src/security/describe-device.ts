import type { DeviceOrigin } from "@broker/hooks";
import type { Language } from "../i18n/language.ts";
import type { Translate } from "../i18n/translation.tsx";
import type { securityMessages } from "./security.messages.ts";

type T = Translate<typeof securityMessages>;

/** Returns the words for a device: its kind, browser and system, as far as they are known. */
export function describeDevice(t: T, { kind, browser, system }: DeviceOrigin): string {
  const program = browser && system ? t("browserOnSystem", { browser, system }) : (browser ?? system);
  return [...(kind === "unknown" && program ? [] : [t(kind)]), ...(program ? [program] : [])].join(" · ");
}

/** Returns the words for a place: country and network address, as far as they are known. */
export function describePlace(t: T, { locale }: Pick<Language, "locale">, from: DeviceOrigin): string {
  const { country, address } = from;
  const name = country && (new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country);
  const known = [name, address].filter((one) => one !== null && one !== "");
  return known.length > 0 ? known.join(" · ") : t("unknownPlace");
}
