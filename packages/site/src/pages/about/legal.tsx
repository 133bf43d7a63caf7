import { documentNames } from "../../content/document-names.ts";
import { useAddress, useFigures, useMessages } from "../../page.tsx";
import { inline } from "../../parts/action.css.ts";
import { Action } from "../../parts/action.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { documentFile, documentPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./legal.css.ts";

/** The eleven documents. */
export function Legal() {
  const { about, frame } = useMessages();
  const { legal } = about;
  const { number } = useFigures();
  const address = useAddress();
  return (
    <>
      <PageHead
        crumbs={[{ name: about.us.title, path: paths.about }, { name: legal.title }]}
        headline={legal.headline}
        lead={legal.lead}
        action={
          <Action href={address(documentPath("risk-disclosure"))}>
            {frame.documents["risk-disclosure"]}
          </Action>
        }
      />
      <div className={layout.wide}>
        <ol className={css.list}>
          {documentNames.map((name, index) => (
            <li key={name} className={css.row}>
              <span className={css.number} aria-hidden>
                {number(index + 1)}
              </span>
              <h2 className={css.name}>
                <a className={css.link} href={address(documentPath(name))}>
                  {frame.documents[name]}
                </a>
              </h2>
              <div>
                <p>{legal.summary[name]}</p>
                <p className={type.small}>{legal.version}</p>
              </div>
              <a
                className={inline}
                href={documentFile(name)}
                aria-label={legal.fileOf(frame.documents[name])}
              >
                {legal.file}
              </a>
            </li>
          ))}
        </ol>
      </div>
      <Section title={legal.changesTitle} look="beside">
        <p className={type.prose}>{legal.changes}</p>
      </Section>
    </>
  );
}
