import { useAddress, useMessages } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { documentPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import { DocumentList } from "./document-list.tsx";

/** The page of the eleven documents, with their changes. */
export function Legal() {
  const { about, frame } = useMessages();
  const { legal } = about;
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
        <DocumentList />
      </div>
      <Section title={legal.changesTitle} look="beside">
        <p className={type.prose}>{legal.changes}</p>
      </Section>
    </>
  );
}
