import { useLetterPhrase } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { LetterPhraseView } from "./letter-phrase.view.tsx";

/** The phrase in the user's e-mails, connected; for providers with the capability `letterPhrase`. */
export function LetterPhraseScreen() {
  return (
    <ContactProvider>
      <LetterPhraseView phrase={useLetterPhrase()} />
    </ContactProvider>
  );
}
