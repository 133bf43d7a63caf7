import type { DocumentName } from "../../content/document-names.ts";
import { type Block, readLegalText } from "../../content/legal-texts.ts";
import { defaultLanguage } from "../../languages.ts";
import { useMessages, usePage } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { documentFile, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as css from "./legal.css.ts";

function Blocks({ of }: { readonly of: readonly Block[] }) {
  return of.map((block) =>
    "text" in block ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.points[0]} className={css.points}>
        {block.points.map((point) => (
          <li key={point} className={css.point}>
            {point}
          </li>
        ))}
      </ul>
    ),
  );
}

/** A legal document as a page, with an address for each clause. It is in English in every language. */
export function LegalDocument({ name }: { readonly name: DocumentName }) {
  const { about, frame } = useMessages();
  const { legal } = about;
  const { language } = usePage();
  const { opening, clauses } = readLegalText(name);
  return (
    <>
      <PageHead
        crumbs={[
          { name: about.us.title, path: paths.about },
          { name: legal.title, path: paths.legal },
          { name: frame.documents[name] },
        ]}
        headline={frame.documents[name]}
        lead={
          language === defaultLanguage ? legal.summary[name] : `${legal.summary[name]} ${legal.inEnglish}`
        }
        action={<Action href={documentFile(name)}>{legal.fileOf(frame.documents[name])}</Action>}
      />
      <div className={`${layout.wide} ${css.reading}`}>
        <nav className={css.contents} aria-label={legal.contents}>
          <ol lang="en" dir="ltr">
            {clauses.map(({ number, title }) => (
              <li key={number}>
                <a className={css.contentsLink} href={`#clause-${number}`}>
                  {number}. {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={css.text} lang="en" dir="ltr">
          <Blocks of={opening} />
          {clauses.map(({ number, title, blocks }) => (
            <section key={number} className={css.text} aria-labelledby={`clause-${number}`}>
              <h2 id={`clause-${number}`} className={css.clause}>
                {number}. {title}
              </h2>
              <Blocks of={blocks} />
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
