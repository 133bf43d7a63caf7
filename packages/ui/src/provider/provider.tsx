import { type ReactNode, useMemo } from "react";
import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { FocusKeeper } from "../focus-keeper/focus-keeper.tsx";

export interface UiProviderProps {
  /** BCP 47, such as `en-GB`; writes numbers and dates and decides the direction of the parts. */
  locale: string;
  /** The router's way to a path inside the app, one that begins with `/`; links and tabs with such an `href` go through it. */
  navigate: (path: string) => void;
  /** The router's hook that turns a path into a URL, for apps below a base path. It receives only paths that begin with `/`. */
  useHref?: (path: string) => string;
  children: ReactNode;
}

/** Whether an `href` is a path of the app; after two slashes, of either kind, stands another host. */
const isPath = (href: string) => /^\/(?![/\\])/.test(href);

/** Calls the host's router for paths only: a router would treat the URL of another site as a path of its own. */
function forPaths({ navigate, useHref }: Pick<UiProviderProps, "navigate" | "useHref">) {
  return {
    navigate: (href: string) => (isPath(href) ? navigate(href) : window.location.assign(href)),
    ...(useHref && {
      useHref(href: string): string {
        // Called for every link, as hooks are.
        const address = useHref(isPath(href) ? href : "/");
        return isPath(href) ? address : href;
      },
    }),
  };
}

/**
 * What an app puts around the parts once: its language and its router.
 *
 * @example
 * <UiProvider locale="en-GB" navigate={navigate} useHref={useHref}><App /></UiProvider>
 */
export function UiProvider({ locale, navigate, useHref, children }: UiProviderProps) {
  const router = useMemo(() => forPaths({ navigate, ...(useHref && { useHref }) }), [navigate, useHref]);
  return (
    <I18nProvider locale={locale}>
      <RouterProvider {...router}>
        <FocusKeeper>{children}</FocusKeeper>
      </RouterProvider>
    </I18nProvider>
  );
}
