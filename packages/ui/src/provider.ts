/** What an app puts around the parts once: its language and its router (`navigate`, `useHref`). */
export { RouterProvider } from "react-aria-components";
export { I18nProvider, useLocale } from "react-aria-components/I18nProvider";
