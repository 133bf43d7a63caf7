import { useAddress, useMessages, usePage } from "../../page.tsx";
import { Inline } from "../../parts/action.tsx";
import { Facts, Stages } from "../../parts/facts.tsx";
import { notice } from "../../parts/facts.css.ts";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { documentPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import { small } from "../../style/type.css.ts";

/** The page of the group's companies with their licences, and of complaints. */
export function Regulation() {
  const { about } = useMessages();
  const { regulation } = about;
  const { company } = usePage();
  const { rows } = regulation;
  const address = useAddress();
  return (
    <>
      <PageHead
        crumbs={[{ name: about.us.title, path: paths.about }, { name: regulation.title }]}
        headline={regulation.headline}
        lead={regulation.lead}
      />
      {company.isDemonstration ? (
        <div className={layout.wide}>
          <p className={notice}>{regulation.demonstration}</p>
        </div>
      ) : null}
      {company.entities.map((entity) => (
        <Section key={entity.id} title={entity.name} look="beside">
          <Facts
            of={[
              [rows.serves, regulation.serves[entity.serves]],
              [rows.regulator, entity.regulator],
              [rows.licence, entity.licence],
              [rows.registration, entity.registration],
              [rows.address, entity.address],
              [rows.leverage, <bdi key="leverage">{`1:${entity.leverage}`}</bdi>],
              [rows.protection, regulation.yes],
              [
                rows.compensation,
                entity.compensation === null ? regulation.none : regulation.compensation(entity.compensation),
              ],
            ]}
          />
        </Section>
      ))}
      <div id="complaints">
        <Section title={regulation.complaintsTitle} lead={regulation.complaintsLead} look="sunken">
          <Stages of={regulation.complaints} />
          <p className={`${small} ${layout.after}`}>
            <Inline href={address(documentPath("terms-of-business", 12))}>{regulation.source}</Inline>
          </p>
        </Section>
      </div>
    </>
  );
}
