import { useAddress, useMessages } from "../../page.tsx";
import { Action, Inline } from "../../parts/action.tsx";
import { Facts } from "../../parts/facts.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { documentPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import { KeptData } from "./kept-data.tsx";

/** The page of stored data, the client's rights, and the browser's storage. */
export function Privacy() {
  const { about, frame } = useMessages();
  const { privacy } = about;
  const address = useAddress();
  const file = address(documentPath("privacy-policy"));
  return (
    <>
      <PageHead
        crumbs={[{ name: about.us.title, path: paths.about }, { name: privacy.title }]}
        headline={privacy.headline}
        lead={privacy.lead}
        action={<Action href={file}>{frame.documents["privacy-policy"]}</Action>}
      />
      <Section title={privacy.tableTitle} look="sunken">
        <KeptData />
      </Section>
      <Section title={privacy.rightsTitle} lead={privacy.rightsLead}>
        <Facts of={privacy.rights} />
      </Section>
      <Section title={privacy.cookiesTitle} look="beside">
        <p className={type.prose}>{privacy.cookies}</p>
        <p className={layout.source}>
          <Inline href={file}>{privacy.whole}</Inline>
        </p>
      </Section>
    </>
  );
}
