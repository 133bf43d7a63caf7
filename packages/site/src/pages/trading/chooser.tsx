import { accountTypes } from "../../content/accounts.ts";
import { useMessages } from "../../page.tsx";
import * as css from "./accounts.css.ts";

/** Three questions that lead to an account type, evaluated by styles only. */
export function Chooser() {
  const { chooser } = useMessages().accounts;
  return (
    <div className={css.chooser}>
      {chooser.questions.map(({ text, answers }, question) => (
        <fieldset key={text} className={css.question}>
          <legend className={css.legend}>{text}</legend>
          <div className={css.answers}>
            {answers.map((answer, index) => (
              <label key={answer} className={css.answer}>
                <input
                  className={css.radio}
                  type="radio"
                  name={`question-${question}`}
                  value={`${question}-${index}`}
                />
                {answer}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={css.result} aria-live="polite">
        {accountTypes.map(({ id, name }) => (
          <p key={id} className={css.results[id]}>
            {chooser.result(name)}
          </p>
        ))}
      </div>
    </div>
  );
}
