import { Fragment, type ReactNode } from "react";
import { formatContactHours } from "../../contact-hours.ts";
import { useAddress, useMessages, usePage } from "../../page.tsx";
import { Inline } from "../../parts/action.tsx";
import { paths } from "../../paths.ts";

/** Returns the contact channels of the company, as names and values. */
export function useContactFacts(): readonly (readonly [string, ReactNode])[] {
  const { about, contactForm } = useMessages();
  const { contact: words } = about;
  const { company, language } = usePage();
  const { contact } = company;
  const address = useAddress();
  return [
    [
      words.email,
      <Inline key="email" href={`mailto:${contact.email}`}>
        {contact.email}
      </Inline>,
    ],
    [
      words.phone,
      <Inline key="phone" href={`tel:${contact.phone.replaceAll(" ", "")}`}>
        <bdi>{contact.phone}</bdi>
      </Inline>,
    ],
    [words.hours, formatContactHours(language, contact.hours)],
    [words.address, contact.address.join(", ")],
    [
      contactForm.complaints,
      <Fragment key="complaints">
        <Inline href={`mailto:${contact.complaints}`}>{contact.complaints}</Inline>
        <br />
        <Inline href={address(`${paths.regulation}#complaints`)}>{contactForm.complaintsWay}</Inline>
      </Fragment>,
    ],
  ];
}
