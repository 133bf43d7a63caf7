import { Faq } from "@broker/ui";
import { WithMinimumDeposit } from "../../frame/minimum-deposit.tsx";
import { useAddress, useMessages } from "../../page.tsx";
import { More } from "../../parts/action.tsx";
import { paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";

/** Frequent questions before a sign-up. */
export function Questions() {
  const { home } = useMessages();
  const address = useAddress();
  return (
    <section className={layout.section} aria-labelledby="questions">
      <div className={`${layout.wide} ${layout.beside}`}>
        <div className={layout.stay}>
          <h2 id="questions" className={type.title}>
            {home.questions.title}
          </h2>
          <More href={address(paths.contact)}>{home.questions.more}</More>
        </div>
        <Faq
          entries={home.questions.entries.map(({ question, answer }) => ({
            question,
            answer: <WithMinimumDeposit sentence={answer} />,
          }))}
        />
      </div>
    </section>
  );
}
