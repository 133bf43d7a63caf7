import { accountTypes } from "../../content/accounts.ts";
import { useAddress, useMessages } from "../../page.tsx";
import { AccountTable } from "../../parts/account-table.tsx";
import { More } from "../../parts/action.tsx";
import { paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";

/** A summary of the account types. */
export function Accounts() {
  const { home } = useMessages();
  const address = useAddress();
  return (
    <section className={`${layout.section} ${layout.sunken}`} aria-labelledby="accounts">
      <div className={layout.wide}>
        <div className={layout.opening}>
          <h2 id="accounts" className={type.title}>
            {home.accounts.title}
          </h2>
          <p className={type.lead}>{home.accounts.lead}</p>
        </div>
        <AccountTable types={accountTypes} isShort />
        <div className={layout.after}>
          <More href={address(paths.accountTypes)}>{home.accounts.more}</More>
        </div>
      </div>
    </section>
  );
}
