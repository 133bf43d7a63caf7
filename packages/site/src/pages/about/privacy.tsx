import { useAddress, useMessages } from "../../page.tsx";
import { Action, Inline } from "../../parts/action.tsx";
import * as css from "../../parts/facts.css.ts";
import { Facts } from "../../parts/facts.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { documentPath, paths } from "../../paths.ts";
import * as type from "../../style/type.css.ts";

/** What is kept, why and for how long. */
export function Privacy() {
  const { about, frame } = useMessages();
  const { privacy } = about;
  const [what, why, time] = privacy.head;
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
        <table className={css.table}>
          <thead className={css.tableHead}>
            <tr>
              {[what, why, time].map((name) => (
                <th key={name} scope="col" className={css.columnName}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={css.tableBody}>
            {privacy.rows.map(([name, reason, duration]) => (
              <tr key={name} className={css.tableRow}>
                <th scope="row" className={css.tableName}>
                  {name}
                </th>
                <td className={css.tableCell} data-label={why}>
                  {reason}
                </td>
                <td className={css.tableCell} data-label={time}>
                  {duration}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={privacy.rightsTitle} lead={privacy.rightsLead}>
        <Facts of={privacy.rights} />
      </Section>
      <Section title={privacy.cookiesTitle} look="beside">
        <p className={type.prose}>{privacy.cookies}</p>
        <p className={type.prose}>
          <Inline href={file}>{privacy.whole}</Inline>
        </p>
      </Section>
    </>
  );
}
