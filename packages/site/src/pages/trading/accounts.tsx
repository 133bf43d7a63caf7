import { accountTypes } from "../../content/accounts.ts";
import { useAddress, useMessages } from "../../page.tsx";
import { AccountTable } from "../../parts/account-table.tsx";
import { Inline } from "../../parts/action.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { documentPath } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import { Chooser } from "./chooser.tsx";
import { CostOfLot } from "./cost-of-lot.tsx";

/** The page of the account types, with a comparison and a calculation. */
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
        <CostOfLot />
      </Section>
      <Section title={accounts.chooser.title} look="sunken">
        <Chooser />
      </Section>
      <Section title={accounts.bonus.title} look="beside">
        <p className={type.prose}>{accounts.bonus.text}</p>
        <p className={layout.source}>
          <Inline href={address(documentPath("return-refund", 8))}>{accounts.bonus.terms}</Inline>
        </p>
      </Section>
    </>
  );
}
