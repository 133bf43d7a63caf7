import { RouterProvider as AriaRouterProvider } from "react-aria-components";
import {
  I18nProvider as AriaI18nProvider,
  useLocale as useAriaLocale,
} from "react-aria-components/I18nProvider";

// Not in the index, whose own imports would be loaded in every server component.
/**
 * Sets the router of links, where {@link UiProvider} does not (React Aria's own).
 *
 * @example
 * <RouterProvider navigate={(path) => history.pushState(null, "", path)}><Link href="/deposit">Deposit</Link></RouterProvider>
 */
export const RouterProvider = AriaRouterProvider;
/**
 * Sets the language of the components below, where {@link UiProvider} does not (React Aria's own).
 *
 * @example
 * <I18nProvider locale="ar"><Money value="250.00" currency="USD" /></I18nProvider>
 */
export const I18nProvider = AriaI18nProvider;
/**
 * Returns the language and the text direction (React Aria's own).
 *
 * @example
 * const { locale, direction } = useLocale();
 */
export const useLocale = useAriaLocale;
