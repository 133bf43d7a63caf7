import { type Late, late, type LateOptions } from "@broker/ui";
import { type ComponentType, use } from "react";
import { useLanguage } from "../i18n/translation.tsx";
import { panelOptions } from "./late-panel.tsx";

/** Suspends until the language has the messages of the extensions. */
function useExtensionMessages(): void {
  const { loadExtensions } = useLanguage();
  if (loadExtensions) use(loadExtensions());
}

/**
 * Creates a part of an extension, whose code and messages are loaded by its `load`, or on first render; a panel unless
 * other options say what replaces it. Render it only where the provider has the capability.
 *
 * @example
 * const Sessions = lateExtension(async () => (await import("./sessions.screen.tsx")).SessionsScreen);
 */
export function lateExtension<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LateOptions<Props> = panelOptions,
): Late<Props> {
  return late(async () => {
    const Part = await load();
    return function Extension(props: Props) {
      useExtensionMessages();
      return <Part {...props} />;
    };
  }, options);
}
