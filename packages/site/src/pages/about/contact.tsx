import { Faq } from "@broker/ui";
import { useMessages, usePage } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { Facts } from "../../parts/facts.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { paths } from "../../paths.ts";
import { useContactFacts } from "./contact-facts.tsx";

/** Answers first, then how to reach somebody. */
export function Contact() {
  const { about } = useMessages();
  const { contact } = about;
  const { email } = usePage().company.contact;
  const facts = useContactFacts();
  return (
    <>
      <PageHead
        crumbs={[{ name: about.us.title, path: paths.about }, { name: contact.title }]}
        headline={contact.headline}
        lead={contact.lead}
        action={<Action href={`mailto:${email}`}>{email}</Action>}
      />
      <Section title={contact.answersTitle} look="beside">
        <Faq entries={contact.answers.map(([question, answer]) => ({ question, answer }))} />
      </Section>
      <Section title={contact.reachTitle} look="sunken">
        <Facts of={facts} />
      </Section>
    </>
  );
}
