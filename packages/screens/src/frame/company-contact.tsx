import { type ProviderContact, useProviderSettings } from "@broker/hooks";
import { Link, Text } from "@broker/ui";
import { createContext, Fragment, type ReactNode, use } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { frameMessages } from "./frame.messages.ts";

const Contact = createContext<ProviderContact | null>(null);

/** Provides the company's contact channels to every {@link CompanyContact} below. */
export function ContactProvider({ children }: { children: ReactNode }) {
  return <Contact value={useProviderSettings().contact}>{children}</Contact>;
}

/** The company's contact channels, after a sentence that refers to them; empty where none are configured. */
export function CompanyContact() {
  const t = useMessages(frameMessages);
  const contact = use(Contact);
  if (!contact) return null;
  const { email, phone, hours, url } = contact;
  const told = {
    email: email !== null && <Link href={`mailto:${email}`}>{email}</Link>,
    phone: phone !== null && (
      <Link href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
        <bdi>{phone}</bdi>
      </Link>
    ),
    hours,
    url: url !== null && (
      <Link href={url} target="_blank" rel="noopener noreferrer">
        {t("contactHelp")}
      </Link>
    ),
  };
  const ways = Object.entries(told).filter(([, way]) => Boolean(way));
  if (ways.length === 0) return null;
  return (
    <Text as="span" size="small">
      {t("contactUs")}{" "}
      {ways.map(([kind, way], index) => (
        <Fragment key={kind}>
          {index > 0 && " · "}
          {way}
        </Fragment>
      ))}
    </Text>
  );
}
