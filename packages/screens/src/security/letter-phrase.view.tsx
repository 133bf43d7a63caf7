import type { Issue, LetterPhraseCode, LetterPhraseState, LetterPhraseValues } from "@broker/hooks";
import { DescriptionList, TextField } from "@broker/ui";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { EditFormView, fieldIdOf } from "../profile/edit-form.view.tsx";
import { LoadingCard } from "../profile/loading-card.view.tsx";
import { securityMessages } from "./security.messages.ts";

/** The phrase in the user's e-mails, in view mode and edit mode, for a {@link LetterPhraseState}. */
export function LetterPhraseView({ phrase }: { phrase: LetterPhraseState }) {
  const t = useMessages(securityMessages);
  if (phrase.step === "loading") return <LoadingCard />;
  if (phrase.step === "unavailable") return <Unavailable failure={phrase.failure} retry={phrase.retry} />;
  const { saved } = phrase;
  const words = (issue: Issue<LetterPhraseCode> | undefined) => {
    if (!issue) return undefined;
    const { code, params } = issue;
    if (code === "phraseCharacters") return t(code);
    if (code === "phraseTooShort") return t(code, { min: params?.["min"] ?? "" });
    return t(code, { max: params?.["max"] ?? "" });
  };
  return (
    <EditFormView<LetterPhraseValues, LetterPhraseCode>
      edit={phrase}
      heading={t("phraseHeading")}
      description={t("phraseIntro")}
      editLabel={t(saved.phrase === "" ? "phraseSet" : "phraseChange")}
      success={t("phraseSaved")}
      order={["phrase"]}
      issueOf={(_field, form) => words(form.issues.phrase)}
      view={
        <DescriptionList
          items={[
            { term: t("phrase"), details: saved.phrase === "" ? t("phraseNone") : <bdi>{saved.phrase}</bdi> },
          ]}
        />
      }
      renderFields={({ values, issues, change, leave }) => (
        <TextField
          id={fieldIdOf("phrase")}
          name="phrase"
          label={t("phrase")}
          description={t("phraseHint")}
          autoComplete="off"
          value={values.phrase}
          onChange={(text) => change("phrase", text)}
          onBlur={() => values.phrase && leave("phrase")}
          errorMessage={words(issues.phrase)}
        />
      )}
    />
  );
}
