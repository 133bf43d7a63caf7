import { isLocale, type Locale } from "@broker/screens";
import { config } from "../config.ts";

/** The languages that the portal offers, in their order; undefined for all. */
export const offered: readonly Locale[] | undefined = config.languages?.filter(isLocale);

export const isOffered = (tag: string): tag is Locale => isLocale(tag) && offered?.includes(tag) !== false;
