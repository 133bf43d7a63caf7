import { useReadRecovery } from "@broker/hooks";
import { UiProvider, type UiProviderProps } from "@broker/ui";
import type { ReactNode } from "react";
import { ProviderFiles } from "./frame/provider-files.tsx";
import type { LanguageChoice } from "./i18n/language-choice.ts";
import type { Language } from "./i18n/language.ts";
import { LanguageProvider } from "./i18n/translation.tsx";
import { HostProvider, type Navigate } from "./places/host.tsx";
import type { MenuItem } from "./places/menu.ts";
import type { Places } from "./places/places.ts";

/** The properties of {@link ScreensProvider}. */
export interface ScreensProviderProps extends Pick<UiProviderProps, "useHref"> {
  /** The user's language, as `loadLanguage` returns it. */
  language: Language;
  /** How the user chooses another language; without it no screen offers that. */
  choice?: LanguageChoice;
  /** The app's addresses for the links of screens. Create it once, outside of a component. */
  places: Places;
  /** The items of the side menu, in order; by default the items of the specification. Create it once, too. */
  menu?: readonly MenuItem[];
  /** The router's function that opens a path of the app. With `replace` the open page is removed from the history. */
  navigate: Navigate;
  children: ReactNode;
}

/**
 * Provides the host's language, places and navigation to all screens below. It requires a `BrokerProvider` around it,
 * and includes the `UiProvider` of the components.
 *
 * @example
 * <BrokerProvider broker={broker}>
 *   <ScreensProvider language={language} places={places} navigate={navigate}>
 *     <Outlet />
 *   </ScreensProvider>
 * </BrokerProvider>
 */
export function ScreensProvider({ language, choice, children, useHref, ...host }: ScreensProviderProps) {
  useReadRecovery();
  return (
    <HostProvider {...host}>
      <LanguageProvider language={language} {...(choice && { choice })}>
        <UiProvider locale={language.locale} navigate={host.navigate} {...(useHref && { useHref })}>
          <ProviderFiles>{children}</ProviderFiles>
        </UiProvider>
      </LanguageProvider>
    </HostProvider>
  );
}
