import { useAddress, useMessages } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { Facts } from "../../parts/facts.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import { useContactFacts } from "./contact-facts.tsx";
import * as css from "./contact.css.ts";

/** The page after a message was accepted or refused. */
export function ContactAnswer({ isSent }: { readonly isSent: boolean }) {
  const { about, contactForm } = useMessages();
  const address = useAddress();
  const facts = useContactFacts();
  const words = isSent ? contactForm.sent : contactForm.notSent;
  return (
    <>
      <PageHead
        crumbs={[
          { name: about.us.title, path: paths.about },
          { name: about.contact.title, path: paths.contact },
          { name: words.title },
        ]}
        headline={words.headline}
        lead={words.lead}
        action={
          <Action href={address(isSent ? paths.home : `${paths.contact}#write`)}>{words.action}</Action>
        }
      />
      {isSent ? null : (
        <div className={layout.wide}>
          <p id="often" className={css.often}>
            {contactForm.notSent.often}
          </p>
        </div>
      )}
      <Section title={about.contact.reachTitle} look="sunken">
        <Facts of={facts} />
      </Section>
    </>
  );
}
