import { type ProviderSettings, useCapability, useProviderSettings } from "@broker/hooks";
import { Link, Skeleton, Text } from "@broker/ui";
import { createContext, Fragment, type ReactNode, use } from "react";
import { useMessages } from "../i18n/translation.tsx";
import type { RefusedDocumentsProps } from "../kyc/refused-documents.screen.tsx";
import { usePlaces } from "../places/host.tsx";
import { frameMessages } from "./frame.messages.ts";
import { lateExtension } from "./late-extension.tsx";

const Told = createContext<ProviderSettings | null>(null);
const Resubmission = createContext(false);
const Conversations = createContext(false);

/**
 * Provides the company's contact and settings to every {@link CompanyContact} below, to {@link useUsualHours}, to {@link
 * useFreezeHours} and to {@link RefusedDocuments}.
 */
export function ContactProvider({ children }: { children: ReactNode }) {
  const settings = useProviderSettings();
  const canResubmit = useCapability("kycResubmission");
  const hasMessages = useCapability("messages");
  return (
    <Told value={settings}>
      <Resubmission value={canResubmit}>
        <Conversations value={hasMessages}>{children}</Conversations>
      </Resubmission>
    </Told>
  );
}

/** Returns the hours in which the company usually decides requests; undefined where it does not tell them. */
export const useUsualHours = (): ProviderSettings["limits"]["usualHours"] => use(Told)?.limits.usualHours;

/**
 * Returns the hours for which the company freezes withdrawals after a change of password; null or undefined if it does not
 * freeze them.
 */
export const useFreezeHours = (): ProviderSettings["limits"]["freezeHours"] => use(Told)?.limits.freezeHours;

// Late code, for providers whose staff refuse single documents. If it fails to load, the client is referred to support.
const Documents = lateExtension<RefusedDocumentsProps>(
  async () => (await import("../kyc/refused-documents.screen.tsx")).RefusedDocumentsScreen,
  { while: () => <Skeleton width="half" />, whenMissing: ({ children }) => children },
);

/** Renders what to do about a cancelled identity check: send refused documents again, or else the children. */
export function RefusedDocuments(props: RefusedDocumentsProps) {
  return use(Resubmission) ? <Documents {...props} /> : props.children;
}

/** The company's contact channels, after a sentence that refers to them; empty where none are configured. */
export function CompanyContact() {
  const t = useMessages(frameMessages);
  const places = usePlaces();
  const hasMessages = use(Conversations);
  const told = use(Told);
  if (!told) return null;
  const { email, phone, hours, url } = told.contact;
  const channels = {
    messages: hasMessages && <Link href={places.messages()}>{t("messages")}</Link>,
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
  const ways = Object.entries(channels).filter(([, way]) => Boolean(way));
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
