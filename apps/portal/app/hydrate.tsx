import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isFramed } from "./inapp/is-framed.ts";
import { localeNamed } from "./language/address.ts";
import { keep, preferredLocale, speak } from "./language/spoken.ts";

/** The maximum delay of React by preloads (ms): a stalled connection must not keep a page from hydrating. */
const PATIENCE = 1000;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** Hydrates the page in its language, after a preload or when that has taken too long. */
export function hydrate(app: ReactNode, preloaded?: Promise<unknown>): void {
  const locale = preferredLocale(window.location);
  // At once, because a visitor may leave the page before React has run its effects.
  const named = localeNamed(window.location);
  if (named && !isFramed) keep(named);
  /** A prerendered page is hydrated in the language of its HTML, and changes to the chosen language afterwards. */
  const isPrerendered = document.querySelector("main") !== null;
  const ownLocale = isPrerendered
    ? (localeNamed({ pathname: window.location.pathname, search: "" }) ?? "en")
    : null;
  const spoken = speak(ownLocale ?? locale);
  void Promise.all([
    isPrerendered ? spoken : undefined,
    Promise.race([Promise.all([preloaded, spoken]), patience()]),
  ]).then(() =>
    startTransition(() => {
      window.earlyPress?.handOver();
      hydrateRoot(document, <StrictMode>{app}</StrictMode>);
      if (ownLocale !== null && ownLocale !== locale) void speak(locale);
    }),
  );
}
