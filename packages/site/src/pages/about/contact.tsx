import { Faq } from "@broker/ui";
import { useMessages, usePage } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { Facts } from "../../parts/facts.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { paths } from "../../paths.ts";
import { toWeekMinutes } from "../../contact-hours.ts";
import { useContactFacts } from "./contact-facts.tsx";
import { ContactForm } from "./contact-form.tsx";
import * as css from "./contact.css.ts";

/** The contact page: answers first, then the contact channels. */
export function Contact() {
  const { about, contactForm } = useMessages();
  const { contact } = about;
  const { company, settings } = usePage();
  const { email, hours } = company.contact;
  const week = toWeekMinutes(hours);
  const facts = useContactFacts();
  return (
    <>
      <PageHead
        crumbs={[{ name: about.us.title, path: paths.about }, { name: contact.title }]}
        headline={contact.headline}
        lead={contact.lead}
        action={
          settings.contactForm === null ? (
            <Action href={`mailto:${email}`}>{email}</Action>
          ) : (
            <Action href="#write">{contactForm.action}</Action>
          )
        }
      />
      <Section title={contact.answersTitle} look="beside">
        <Faq entries={contact.answers.map(([question, answer]) => ({ question, answer }))} />
      </Section>
      {settings.contactForm === null ? null : (
        <div id="write">
          <Section title={contactForm.title} lead={contactForm.lead} look="beside">
            <ContactForm action={settings.contactForm} />
          </Section>
        </div>
      )}
      <Section title={contact.reachTitle} look="sunken">
        <open-now
          className={css.now}
          hidden
          data-zone={hours.zone}
          data-from={week.from}
          data-to={week.to}
          data-open={contactForm.open}
          data-closed={contactForm.closed}
        />
        <Facts of={facts} />
      </Section>
    </>
  );
}
