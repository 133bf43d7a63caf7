import { type AccountType, accountTypes, costOfOneLot } from "../../content/accounts.ts";
import { useAddress, useFigures, useMessages } from "../../page.tsx";
import { AccountTable } from "../../parts/account-table.tsx";
import { Inline } from "../../parts/action.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { documentPath } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./accounts.css.ts";

const dearest = Math.max(...accountTypes.map((one) => costOfOneLot(one).total));

function Sum({ of }: { readonly of: AccountType }) {
  const { accounts } = useMessages();
  const { number, dollars } = useFigures();
  const { spread, commission, total } = costOfOneLot(of);
  const share = (part: number) => ({ inlineSize: `${((part / dearest) * 100).toFixed(1)}%` });
  return (
    <div className={css.sum}>
      <h3 className={type.heading}>{of.name}</h3>
      <div>
        <div className={css.bar} aria-hidden>
          <span className={css.spread} style={share(spread)} />
          {commission > 0 ? <span className={css.commission} style={share(commission)} /> : null}
        </div>
        <p className={css.formula}>
          {accounts.cost.formula(number(of.typicalSpreadPips, 1), dollars(of.commissionUsd, 2))}
        </p>
      </div>
      <p className={css.total}>{dollars(total, 2)}</p>
    </div>
  );
}

function Chooser() {
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

/** The account types, compared and worked out. */
export function AccountTypes() {
  const { accounts, frame } = useMessages();
  const address = useAddress();
  return (
    <>
      <PageHead
        crumbs={[{ name: frame.trading }, { name: accounts.title }]}
        headline={accounts.headline}
        lead={accounts.lead}
      />
      <div className={layout.wide}>
        <AccountTable types={accountTypes} />
      </div>
      <Section title={accounts.cost.title} lead={accounts.cost.lead}>
        <div className={css.sums}>
          {accountTypes.map((one) => (
            <Sum key={one.id} of={one} />
          ))}
        </div>
      </Section>
      <Section title={accounts.chooser.title} look="sunken">
        <Chooser />
      </Section>
      <Section title={accounts.bonus.title} look="beside">
        <p className={type.prose}>{accounts.bonus.text}</p>
        <p>
          <Inline href={address(documentPath("return-refund", 8))}>{accounts.bonus.terms}</Inline>
        </p>
      </Section>
    </>
  );
}
