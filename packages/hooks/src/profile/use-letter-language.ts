import { useBroker } from "../provider.tsx";

/**
 * Returns a function that sets the language of the signed-in user's e-mails at the provider, as a BCP 47 tag. If
 * the provider lacks the capability or refuses, nothing happens: the choice then holds for the screen only.
 *
 * @example
 * const tellProvider = useLetterLanguage();
 * tellProvider("ms");
 */
export function useLetterLanguage(): (language: string) => void {
  const { client } = useBroker();
  return (language) => void client.call("UpdateLetterLanguage", { language }).catch(() => undefined);
}
