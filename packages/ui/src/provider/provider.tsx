import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { FocusKeeper } from "../focus-keeper/focus-keeper.tsx";

export interface UiProviderProps {
  /** BCP 47, such as `en-GB`; writes numbers and dates and decides the direction of the parts. */
  locale: string;
  /** The router's way to a path inside the app; links and tabs with `href` go through it. */
  navigate: (path: string) => void;
  /** The router's hook that makes a path an address, for apps below a base path. */
  useHref?: (href: string) => string;
  children: ReactNode;
}

/**
 * What an app puts around the parts once: its language and its router.
 *
 * @example
 * <UiProvider locale="en-GB" navigate={navigate} useHref={useHref}><App /></UiProvider>
 */
export function UiProvider({ locale, navigate, useHref, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
        <FocusKeeper>{children}</FocusKeeper>
      </RouterProvider>
    </I18nProvider>
  );
}
