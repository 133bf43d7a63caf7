import { Card, FileText, Grid, Link, Section } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { profileMessages } from "./profile.messages.ts";

/** The files of spec 2.9, in its order; each is the key of its label. */
const documents = [
  "terms-and-conditions",
  "risk-disclosure",
  "privacy-policy",
  "aml-policy",
  "anti-spam-policy",
  "copy-trading-policy",
  "customer-agreement-policy",
  "order-execution-policy",
  "return-refund",
  "terms-of-business",
  "terms-of-use",
] as const;

/** The tab Legal: eleven documents, each in a new window. */
export function LegalView() {
  const t = useMessages(profileMessages);
  return (
    <Card padding="large">
      <Section heading={t("legalHeading")} level={2} description={t("legalIntro")}>
        <Grid columns={3} gap={2}>
          {documents.map((name) => (
            <Link
              key={name}
              href={`/docs/${name}.pdf`}
              target="_blank"
              rel="noopener"
              look="standalone"
              icon={FileText}
            >
              {t(name)}
            </Link>
          ))}
        </Grid>
      </Section>
    </Card>
  );
}
