import type { KycStatus, SecurityOverview } from "@broker/hooks";
import { Card, type Description, DescriptionList, Link, Section, StatusBadge } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { profileMessages } from "./profile.messages.ts";

const tones = {
  notSubmitted: "warning",
  unknown: "neutral",
  pendingApproval: "information",
  approved: "positive",
  cancelledByAdmin: "negative",
} as const satisfies Record<KycStatus, string>;

/**
 * Beneath the tabs: last sign-in, e-mail address, identity. What is on its way, or could not be loaded, is told above
 * already; here it would only be pushed down when that comes.
 */
export function SecurityOverviewView({ overview }: { overview: SecurityOverview }) {
  const t = useMessages(profileMessages);
  const { locale } = useLanguage();
  if (overview.status !== "loaded") return null;
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const way = { action: <Link href="/my-account">{t("verifyNow")}</Link> };
  const { lastSignInAt, isEmailVerified, kyc } = overview;
  const items: Description[] = [
    { term: t("lastSignIn"), details: lastSignInAt ? times.format(lastSignInAt) : t("firstSignIn") },
    {
      term: t("verifiedEmail"),
      details: (
        <StatusBadge
          tone={isEmailVerified ? "positive" : "warning"}
          label={t(isEmailVerified ? "emailVerified" : "emailNotVerified")}
        />
      ),
      ...(!isEmailVerified && way),
    },
    {
      term: t("identity"),
      details: <StatusBadge tone={tones[kyc]} label={t(kyc)} />,
      ...(isEmailVerified && kyc === "notSubmitted" && way),
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
