import { type ReactNode, useMemo } from "react";
import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { runAfterPaint } from "../field/after-paint.ts";
import { FocusKeeper } from "../focus-keeper/focus-keeper.tsx";

/** The properties of {@link UiProvider}. */
export interface UiProviderProps {
  /** A BCP 47 tag, such as `en-GB`, for numbers, dates and the text direction. */
  locale: string;
  /**
   * The router's function that opens a path inside the app, which begins with `/`. Links and tabs with such an `href` call it
   * after the pressed link or tab is painted.
   */
  navigate: (path: string) => void;
  /** The router's hook that turns a path into a URL, for apps below a base path. It receives only paths that begin with `/`. */
  useHref?: (path: string) => string;
  /** The app. */
  children: ReactNode;
}

/** Returns whether an `href` is a path of the app; after two slashes, of either kind, a host follows. */
const isPath = (href: string) => /^\/(?![/\\])/.test(href);

/** Calls the host's router for paths only: a router would treat the URL of another site as one of its paths. */
function forPaths({ navigate, useHref }: Pick<UiProviderProps, "navigate" | "useHref">) {
  let cancel = () => {};
  return {
    navigate(href: string): void {
      cancel();
      if (!isPath(href)) return window.location.assign(href);
      cancel = runAfterPaint(() => navigate(href));
    },
    ...(useHref && {
      useHref(href: string): string {
        // Called for every link, because it is a hook.
        const address = useHref(isPath(href) ? href : "/");
        return isPath(href) ? address : href;
      },
    }),
  };
}

/**
 * Provides the app's language and router to the components.
 *
 * @example
 * export const Example = () => (
 *   <UiProvider locale="en-GB" navigate={(path) => history.pushState(null, "", path)}>
 *     <Link href="/deposit">Deposit</Link>
 *   </UiProvider>
 * );
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
