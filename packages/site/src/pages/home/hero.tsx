import { useAddress, useMessages, useSignUp } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { Screen } from "../../parts/screen.tsx";
import { paths } from "../../paths.ts";
import { pictures } from "../../pictures.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./home.css.ts";

/** The headline with its two links, beside a picture of the dashboard. */
export function Hero() {
  const { frame, home } = useMessages();
  const address = useAddress();
  const signUp = useSignUp();
  return (
    <div className={css.hero}>
      <div className={css.heroInner}>
        <div className={css.heroWords}>
          <h1 className={type.hero}>{home.headline}</h1>
          <p className={type.lead}>{home.lead}</p>
          <div className={layout.actions}>
            <Action href={signUp}>{frame.openAccount}</Action>
            <Action href={address(paths.accountTypes)} look="secondary">
              {frame.compareAccounts}
            </Action>
          </div>
          <p className={type.small}>{frame.riskLine}</p>
        </div>
        <div className={css.heroPicture}>
          <Screen
            of={pictures.dashboard}
            alt={home.picture}
            className={css.screen}
            sizes="(min-width: 992px) min(1184px, 62vw), 92vw"
            isFirst
          />
        </div>
      </div>
    </div>
  );
}
