import { WithMinimumDeposit } from "../../frame/minimum-deposit.tsx";
import { useMessages, useSignUp } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./home.css.ts";

/** Another link to the sign-up, with the risk warning. */
export function LastCall() {
  const { frame, home } = useMessages();
  const signUp = useSignUp();
  return (
    <section className={`${layout.section} ${layout.close}`} aria-labelledby="last">
      <div className={layout.wide}>
        <div className={css.last}>
          <h2 id="last" className={type.hero}>
            {home.last.title}
          </h2>
          <p className={type.lead}>
            <WithMinimumDeposit sentence={home.last.text} />
          </p>
          <Action href={signUp}>{frame.openAccount}</Action>
          <p className={type.small}>{frame.riskLine}</p>
        </div>
      </div>
    </section>
  );
}
