import type { KycStatus } from "@broker/hooks";
import { Card, type Description, DescriptionList, Link, Section, StatusBadge } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { kycMessages } from "../kyc/kyc.messages.ts";
import { profileMessages } from "./profile.messages.ts";

/** What the overview tells; null where the provider has no date. */
export interface Security {
  readonly lastSignInAt: Date | null;
  readonly isEmailVerified: boolean;
  readonly kyc: KycStatus;
}

/** The user's security at a glance: on its way, known, or passed over. */
export type SecurityOverview =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "loaded"; readonly security: Security };

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
  const k = useMessages(kycMessages);
  const { locale } = useLanguage();
  if (overview.status !== "loaded") return null;
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const way = { action: <Link href="/my-account">{t("verifyNow")}</Link> };
  const itemsOf = ({ lastSignInAt, isEmailVerified, kyc }: Security): Description[] => [
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
      details: <StatusBadge tone={tones[kyc]} label={k(kyc)} />,
      ...(isEmailVerified && kyc === "notSubmitted" && way),
    },
  ];
  return (
    <Card padding="large">
      <Section heading={t("overviewHeading")} level={2}>
        <DescriptionList items={itemsOf(overview.security)} />
      </Section>
    </Card>
  );
}
