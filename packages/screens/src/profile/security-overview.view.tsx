import type { KycStatus, SecurityOverviewState } from "@broker/hooks";
import { Card, type Description, DescriptionList, Inline, Link, Section, StatusBadge } from "@broker/ui";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { profileMessages } from "./profile.messages.ts";

const tones = {
  notSubmitted: "warning",
  unknown: "neutral",
  pendingApproval: "information",
  approved: "positive",
  cancelledByAdmin: "negative",
} as const satisfies Record<KycStatus, string>;

/**
 * The overview in every tab: last sign-in, e-mail address, identity. It has no placeholder and no error message,
 * because the tab shows both.
 */
export function SecurityOverviewView({ overview }: { overview: SecurityOverviewState }) {
  const t = useMessages(profileMessages);
  const { locale } = useLanguage();
  const places = usePlaces();
  if (overview.status !== "loaded") return null;
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  /** Adds a link to a badge, below it where there is no room beside it. */
  const withWay = (badge: ReactNode) => (
    <Inline gap={1}>
      {badge}
      <Link href={places.accountVerification}>{t("verifyNow")}</Link>
    </Inline>
  );
  const { lastSignInAt, isEmailVerified, kyc } = overview;
  const email = (
    <StatusBadge
      tone={isEmailVerified ? "positive" : "warning"}
      label={t(isEmailVerified ? "emailVerified" : "emailNotVerified")}
    />
  );
  const identity = <StatusBadge tone={tones[kyc]} label={t(kyc)} />;
  const items: Description[] = [
    { term: t("lastSignIn"), details: lastSignInAt ? times.format(lastSignInAt) : t("firstSignIn") },
    { term: t("verifiedEmail"), details: isEmailVerified ? email : withWay(email) },
    {
      term: t("identity"),
      details: isEmailVerified && kyc === "notSubmitted" ? withWay(identity) : identity,
    },
  ];
  return (
    <Card padding="large">
      <Section heading={t("overviewHeading")} level={2}>
        <DescriptionList items={items} />
      </Section>
    </Card>
  );
}
