import { Card, FileText, Grid, Link, Section } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { legalDocuments } from "./legal-documents.ts";
import { profileMessages } from "./profile.messages.ts";

/** The tab Legal: eleven documents, each in a new window. */
export function LegalView() {
  const t = useMessages(profileMessages);
  const places = usePlaces();
  return (
    <Card padding="large">
      <Section heading={t("legalHeading")} level={2} description={t("legalIntro")}>
        <Grid columns={2} gap={2}>
          {legalDocuments.map((name) => (
            <Link
              key={name}
              href={places.legalDocument(name)}
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
