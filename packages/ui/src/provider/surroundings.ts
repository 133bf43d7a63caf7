import { RouterProvider as AriaRouterProvider } from "react-aria-components";
import {
  I18nProvider as AriaI18nProvider,
  useLocale as useAriaLocale,
} from "react-aria-components/I18nProvider";

// Named here and not in the index: whatever the index imported itself would be loaded in every server component.
export const RouterProvider = AriaRouterProvider;
export const I18nProvider = AriaI18nProvider;
export const useLocale = useAriaLocale;
