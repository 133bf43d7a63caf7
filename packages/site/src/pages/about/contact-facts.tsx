import type { ReactNode } from "react";
import { useMessages, usePage, usePlace } from "../../page.tsx";
import { Inline } from "../../parts/action.tsx";

/** How the company is reached, as names and values. */
export function useContactFacts(): readonly (readonly [string, ReactNode])[] {
  const { contact: words } = useMessages().about;
  const { contact } = usePage().company;
  const place = usePlace();
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
    [words.hours, words.hoursText(place(contact.hours.zone))],
    [words.address, contact.address.join(", ")],
  ];
}
