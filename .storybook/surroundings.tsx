import { I18nProvider, themeStyleSheet } from "@broker/ui";
import { useLayoutEffect, type ReactNode } from "react";
import { brands } from "./brands.ts";

interface SurroundingsProps {
  brand: string;
  scheme: string;
  direction: string;
  children: ReactNode;
}

/** Puts a story into the brand, the colour scheme and the direction of reading that the toolbar says. */
export function Surroundings({ brand, scheme, direction, children }: SurroundingsProps) {
  const theme = brands[brand];
  const isRightToLeft = direction === "rtl";

  useLayoutEffect(() => {
    const root = document.documentElement;
    if (scheme === "system") delete root.dataset["colorScheme"];
    else root.dataset["colorScheme"] = scheme;
    root.dir = isRightToLeft ? "rtl" : "ltr";
    root.lang = isRightToLeft ? "ar" : "en";
  }, [scheme, isRightToLeft]);

  return (
    <I18nProvider locale={isRightToLeft ? "ar-AE" : "en-US"}>
      {theme !== undefined && theme.name !== "house" && <style>{themeStyleSheet(theme)}</style>}
      {children}
    </I18nProvider>
  );
}
