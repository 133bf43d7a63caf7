import { useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { type EditFormState, useEditForm } from "../profile/use-edit-form.ts";
import { useBroker } from "../provider.tsx";
import {
  type LetterPhraseCode,
  type LetterPhraseValues,
  toSentPhrase,
  validateLetterPhrase,
} from "./letter-phrase.rules.ts";
import { securityMutations } from "./security.mutations.ts";
import { securityQueries } from "./security.queries.ts";

/** The state of the phrase in the user's e-mails, with the commands that are legal in it. */
export type LetterPhraseState =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  | EditFormState<LetterPhraseValues, LetterPhraseCode>;

/**
 * Shows and changes the phrase that every e-mail of the provider to the user contains; an empty one removes it. For
 * providers with the capability `letterPhrase`. With `stepUp` a change waits for a code of the second factor.
 *
 * @example
 * const phrase = useLetterPhrase();
 * if (phrase.step === "viewing") return <button onClick={phrase.edit}>{phrase.saved.phrase || "Set a phrase"}</button>;
 */
export function useLetterPhrase(options: { onSaved?: () => void } = {}): LetterPhraseState {
  const broker = useBroker();
  const query = useQuery(securityQueries.phrase(broker), broker.queryClient);
  const editForm = useEditForm<LetterPhraseValues, LetterPhraseCode, string | null>({
    operation: "UpdateLetterPhrase",
    saved: { phrase: query.data?.phrase ?? "" },
    validate: validateLetterPhrase,
    mutation: securityMutations.updatePhrase(broker),
    toVariables: toSentPhrase,
    onSaved: options.onSaved,
  });
  if (query.data) return editForm;
  if (!query.isError) return { step: "loading" };
  const retry = () => void query.refetch();
  return { step: "unavailable", failure: toFailure(query.error, "GetLetterPhrase"), retry };
}
